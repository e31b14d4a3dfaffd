const DE = `## 1. Worum es geht

Stromwandel ist ein Portal, auf dem Beschäftigte teilnehmender Arbeitgeber Elektrofahrzeuge auswählen und über eine Umwandlung ihres Gehalts nutzen können. Das Fahrzeug least Ihr Arbeitgeber. Ihnen wird es auf Grundlage eines Überlassungsvertrags zur Verfügung gestellt.

## 2. Ihr Konto

Für die Registrierung brauchen Sie einen Code Ihres Arbeitgebers. Bitte geben Sie Ihre Daten vollständig und richtig an und halten Sie sie aktuell. Ihr Passwort ist nur für Sie bestimmt. Wenn Sie vermuten, dass jemand anderes es kennt, ändern Sie es bitte sofort.

## 3. Berechnungen

Die angezeigten Nettoraten werden aus Ihren Angaben, dem geltenden Steuer- und Sozialversicherungsrecht und den Angeboten im Portal berechnet. Sie sind unverbindliche Beispielrechnungen. Maßgeblich ist die Entgeltabrechnung Ihres Arbeitgebers. Wir schulden keine Steuer- oder Rechtsberatung.

## 4. Bestellung

Eine Bestellung beginnt mit Ihrer Bestätigung der Zusammenfassung. Verbindlich wird sie, wenn Sie den Überlassungsvertrag unterschrieben haben und Ihr Arbeitgeber und wir zugestimmt haben. Ändern sich vor Ihrer Unterschrift Ihre Gehaltsdaten oder das Angebot, endet die Bestellung, und Sie können neu bestellen.

## 5. Widerruf

Bis zur Unterschrift können Sie eine Bestellung jederzeit löschen. Danach können Sie sie ohne Angabe von Gründen widerrufen: sieben ganze Tage nach dem Tag der Unterschrift, bis zum Ende des letzten Tages. Gesetzliche Rechte bleiben unberührt.

## 6. Identität und Unterschrift

Führerschein und Identität werden von einem darauf spezialisierten Dienst geprüft, über den Sie auch unterschreiben. Wir speichern davon nur das Ergebnis, den Tag, die Führerscheinklassen und deren Gültigkeit.

## 7. Ihre Daten

Ihre Gehaltsdaten verwenden wir nur, um Ihre Raten zu berechnen und Ihre Bestellung abzuwickeln. Ihr Arbeitgeber sieht im Portal Fahrzeug, Rate und Laufzeit Ihrer Bestellung, nicht aber Steuerklasse, Konfession, Krankenversicherung oder Gehalt. Näheres steht in der Datenschutzerklärung.

## 8. Änderungen

Wenn sich diese Bedingungen ändern, bitten wir Sie vor Ihrer nächsten Bestellung um Ihre Zustimmung. Laufende Verträge bleiben davon unberührt.

## 9. Recht

Es gilt deutsches Recht. Sollte eine Bestimmung unwirksam sein, bleiben die übrigen gültig.`;

const EN = `## 1. What this is about

Stromwandel is a portal on which employees of participating employers choose electric cars and use them through a conversion of their salary. Your employer leases the car. It is made available to you under a company car agreement.

## 2. Your account

You need a code from your employer to register. Please give complete and correct information and keep it up to date. Your password is for you alone. If you suspect that somebody else knows it, please change it at once.

## 3. Calculations

The net rates shown are calculated from your information, the tax and social insurance law in force, and the offers in the portal. They are non-binding sample calculations. Your employer's payslip is decisive. We do not owe tax or legal advice.

## 4. Ordering

An order begins when you confirm its summary. It becomes binding when you have signed the company car agreement and your employer and we have agreed. If your salary data or the offer change before you sign, the order ends and you can order anew.

## 5. Withdrawal

Until you sign, you can delete an order at any time. After that you can withdraw from it without giving reasons: for seven whole days after the day of signing, until the end of the last day. Statutory rights are not affected.

## 6. Identity and signature

Driving licence and identity are checked by a specialised service, through which you also sign. We keep only the result, the day, the licence classes and their validity.

## 7. Your data

We use your salary data only to calculate your rates and to carry out your order. In the portal your employer sees car, rate and term of your order, but not your tax class, religion, health insurance or salary. The privacy notice says more.

## 8. Changes

If these terms change, we ask for your agreement before your next order. Running contracts are not affected.

## 9. Law

German law applies. Should one provision be invalid, the others remain valid. The German version is decisive.`;

/** The terms of use of November 2026, which hold until the provider publishes its own. */
export const FIRST_TERMS = { de: DE, en: EN } as const;
