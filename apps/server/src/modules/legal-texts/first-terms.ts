const DE = `## 1. Worum es geht

Stromwandel ist ein Portal, auf dem Beschäftigte teilnehmender Arbeitgeber Elektrofahrzeuge auswählen und über Gehaltsumwandlung nutzen können. Ihr Arbeitgeber least das Fahrzeug und überlässt es Ihnen auf Grundlage eines Überlassungsvertrags.

## 2. Ihr Konto

Für die Registrierung brauchen Sie einen Code Ihres Arbeitgebers. Bitte geben Sie Ihre Daten vollständig und richtig an und halten Sie sie aktuell. Ihr Passwort ist nur für Sie bestimmt. Wenn Sie vermuten, dass eine andere Person es kennt, ändern Sie es bitte sofort.

## 3. Berechnungen

Die angezeigten Nettoraten werden aus Ihren Angaben, dem geltenden Steuer- und Sozialversicherungsrecht und den Angeboten im Portal berechnet. Sie sind unverbindliche Beispielrechnungen. Maßgeblich ist die Entgeltabrechnung Ihres Arbeitgebers. Wir schulden keine Steuer- oder Rechtsberatung.

## 4. Bestellung

Eine Bestellung beginnt, wenn Sie die Zusammenfassung bestätigen. Verbindlich wird sie, wenn Sie den Überlassungsvertrag unterschrieben haben und Ihr Arbeitgeber und wir zugestimmt haben. Ändern sich vor Ihrer Unterschrift Ihre Gehaltsdaten oder das Angebot, endet die Bestellung, und Sie können neu bestellen.

## 5. Widerruf

Bis zur Unterschrift können Sie eine Bestellung jederzeit löschen. Danach können Sie sie ohne Angabe von Gründen widerrufen: sieben ganze Tage nach dem Tag der Unterschrift, bis zum Ende des letzten Tages. Gesetzliche Rechte bleiben unberührt.

## 6. Identität und Unterschrift

Ihren Führerschein und Ihre Identität prüft ein darauf spezialisierter Dienst, über den Sie auch unterschreiben. Wir speichern davon nur das Ergebnis, den Tag, die Führerscheinklassen und deren Gültigkeit.

## 7. Ihre Daten

Ihre Gehaltsdaten verwenden wir nur, um Ihre Raten zu berechnen und Ihre Bestellung abzuwickeln. Ihr Arbeitgeber sieht im Portal Fahrzeug, Rate und Laufzeit Ihrer Bestellung, nicht aber Steuerklasse, Konfession, Krankenversicherung oder Gehalt. Näheres lesen Sie unter „Datenschutz“.

## 8. Änderungen

Wenn sich diese Bedingungen ändern, bitten wir Sie vor Ihrer nächsten Bestellung um Ihre Zustimmung. Laufende Verträge bleiben davon unberührt.

## 9. Recht

Es gilt deutsches Recht. Sollte eine Bestimmung unwirksam sein, bleiben die übrigen gültig.`;

const EN = `## 1. What this is about

Stromwandel is a portal on which employees of participating employers can choose electric cars and use them through salary conversion. Your employer leases the car and provides it to you under a company car agreement.

## 2. Your account

You need a code from your employer to register. Please make sure your details are complete and correct, and keep them up to date. Your password is for you alone. If you suspect that someone else knows it, please change it at once.

## 3. Calculations

The net rates shown are calculated from your details, the tax and social insurance law in force, and the offers in the portal. They are non-binding sample calculations. Your employer’s payslip is what counts. We do not provide tax or legal advice.

## 4. Ordering

An order begins when you confirm its summary. It becomes binding when you have signed the company car agreement and your employer and we have agreed. If your salary data or the offer change before you sign, the order ends and you can order again.

## 5. Withdrawal

Until you sign, you can delete an order at any time. After that you can withdraw from it without giving reasons: for seven whole days after the day of signing, until the end of the last day. Statutory rights are not affected.

## 6. Identity and signature

A specialised service checks your driving licence and identity; you also sign through it. We keep only the result, the day, the licence classes and their validity.

## 7. Your data

We use your salary data only to calculate your rates and to carry out your order. In the portal, your employer sees the car, rate and term of your order, but not your tax class, religion, health insurance or salary. You can read more under “Data protection”.

## 8. Changes

If these terms change, we ask for your agreement before your next order. Active contracts are not affected.

## 9. Law

German law applies. Should one provision be invalid, the others remain valid. The German version prevails.`;

/** The terms of use of November 2026, which hold until the provider publishes its own. */
export const FIRST_TERMS = { de: DE, en: EN } as const;
