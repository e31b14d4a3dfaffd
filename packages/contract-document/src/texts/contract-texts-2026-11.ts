import type { ContractTexts } from '../contract-texts.ts';
import { ANNEXES_2026_11 } from './annexes-2026-11.ts';

/** The wording that ships with the product. */
export const CONTRACT_TEXTS_2026_11: ContractTexts = {
  version: '2026-11',
  title: 'Überlassungsvertrag',
  opening: [
    { text: 'mit Entgeltumwandlung, zwischen' },
    { data: 'parties' },
    {
      text: 'Der Arbeitgeber und Sie als Mitarbeiterin oder Mitarbeiter ergänzen Ihren Arbeitsvertrag wie folgt:',
    },
  ],
  sections: [
    {
      heading: '§ 1 Fahrzeug',
      modules: [
        {
          text: 'Der Arbeitgeber überlässt Ihnen das folgende Fahrzeug als Dienstwagen. Sie dürfen es dienstlich, für die Wege zwischen Wohnung und erster Tätigkeitsstätte und privat nutzen. Ihr Anspruch auf die Überlassung beruht auf dem Arbeitsvertrag.',
        },
        { data: 'vehicle' },
        {
          text: 'Der Arbeitgeber least das Fahrzeug von {lessorName}, {lessorAddress} (Leasinggeber). Leasingnehmer mit allen Rechten und Pflichten gegenüber dem Leasinggeber ist allein der Arbeitgeber. Sie erwerben kein Eigentum und keine Kaufoption.',
        },
        {
          text: 'Die Ausstattung des Fahrzeugs steht in Anlage 1. Ändert der Hersteller bis zur Lieferung technische Einzelheiten, ohne dass Wert oder Gebrauch leiden, bleibt der Vertrag unverändert.',
        },
      ],
    },
    {
      heading: '§ 2 Laufzeit, Lieferung und Laufleistung',
      modules: [
        {
          text: 'Die Überlassung beginnt mit der Übergabe des Fahrzeugs und endet nach {duration}, ohne dass es einer Kündigung bedarf. Die Übergabe wird in einem Protokoll mit Datum und Kilometerstand festgehalten.',
        },
        { data: 'term' },
        {
          text: 'Geben Sie das Fahrzeug erst nach dem letzten Tag zurück, wird für die Tage danach kein Entgelt mehr umgewandelt. Der geldwerte Vorteil fällt weiter für jeden Monat an, in dem Ihnen das Fahrzeug zur Verfügung steht; die übrigen Pflichten aus diesem Vertrag gelten bis zur Rückgabe.',
        },
        {
          text: 'Die Lieferzeit ist eine Schätzung auf Grundlage der Angaben des Herstellers. Den bestätigten Termin erhalten Sie, sobald der Hersteller ihn mitteilt.',
        },
      ],
    },
    {
      heading: '§ 3 Entgeltumwandlung',
      modules: [
        {
          text: 'Ihr künftiges Bruttomonatsgehalt wird ab dem Monat der Übergabe für die Dauer der Überlassung um den Umwandlungsbetrag herabgesetzt. An die Stelle des umgewandelten Entgelts tritt die Überlassung des Fahrzeugs als Sachbezug. Beginnt oder endet die Überlassung im Lauf eines Monats, wird der Betrag nach Kalendertagen anteilig berechnet.',
        },
        { data: 'conversion' },
        {
          only: 'employerContribution',
          text: 'Der Arbeitgeber trägt zusätzlich zum geschuldeten Arbeitslohn monatlich {employerContribution} zu den Kosten des Fahrzeugs bei. Der Umwandlungsbetrag ist bereits um diesen Zuschuss gemindert.',
        },
        {
          text: 'Der Umwandlungsbetrag bleibt während der Laufzeit unverändert. Wie stark sich Ihr Nettogehalt dadurch verändert, hängt von Steuern und Beiträgen ab und kann sich jederzeit ändern, insbesondere zum Jahreswechsel. Der Vergleich in Anlage 2 ist eine unverbindliche Beispielrechnung.',
        },
        {
          text: 'Das niedrigere Bruttogehalt kann Leistungen mindern, die sich nach dem Entgelt richten, etwa gesetzliche Rente, Krankengeld, Arbeitslosengeld und Elterngeld. Der gesetzliche Mindestlohn und der Teil des Entgelts, der in Geld auszuzahlen ist (§ 107 Absatz 2 der Gewerbeordnung), bleiben gewahrt; Tarifentgelt wird nur umgewandelt, soweit der Tarifvertrag dies zulässt.',
        },
      ],
    },
    {
      heading: '§ 4 Im Umwandlungsbetrag enthalten',
      modules: [{ text: 'Mit dem Umwandlungsbetrag sind abgegolten:' }, { data: 'includedServices' }],
    },
    {
      heading: '§ 5 Nicht enthalten',
      modules: [
        { text: 'Nicht im Umwandlungsbetrag enthalten und von Ihnen zu tragen sind:' },
        {
          list: [
            'Ladestrom sowie eine Wandladestation oder andere Ladetechnik zu Hause,',
            'Guthaben und Gebühren für Ladekarten und Ladedienste,',
            'Betriebsflüssigkeiten wie Scheibenreiniger,',
            'Maut, Vignetten, Parkgebühren und Fähren,',
            'Verwarnungs- und Bußgelder,',
            'die Reinigung des Fahrzeugs, auch vor der Rückgabe.',
          ],
        },
      ],
    },
    {
      heading: '§ 6 Mehr- und Minderkilometer',
      modules: [
        {
          text: 'Bei der Rückgabe wird die gefahrene Strecke mit der vereinbarten Gesamtlaufleistung von {totalKm} verglichen. Abweichungen innerhalb der Freigrenzen bleiben ohne Folgen.',
        },
        { data: 'mileage' },
        {
          text: 'Mehrkilometer über der Freigrenze zahlen Sie, Minderkilometer unter der Freigrenze werden Ihnen vergütet, jeweils bis zur genannten Höchstmenge. Die Preise verstehen sich zuzüglich gesetzlicher Umsatzsteuer; die Vergütung richtet sich nach der absoluten Unterschreitung der Gesamtlaufleistung.',
        },
        {
          text: 'Zeichnet sich eine andere Laufleistung ab, können Sie im Portal unter „Mein Auto“ ein anderes Paket dieses Fahrzeugs mit gleicher Laufzeit beantragen: einmal in zwölf Monaten, nicht in den letzten sechs Monaten. Steigt der Umwandlungsbetrag oder der Zuschuss, gibt der Arbeitgeber die Änderung frei. Sie gilt ab dem Ersten des Monats nach der Freigabe und Ihrer Unterschrift unter dem Nachtrag.',
        },
        {
          text: 'Die Grenzen nach § 3 gelten auch mit dem neuen Paket; ein Anspruch auf die Änderung besteht nicht. Die Gesamtlaufleistung wird dann nach Tagen aus allen Paketen berechnet.',
        },
      ],
    },
    {
      heading: '§ 7 Geldwerter Vorteil',
      modules: [
        {
          only: 'reducedBenefit',
          text: 'Die private Nutzung ist als geldwerter Vorteil zu versteuern und zu verbeitragen. Für dieses Elektrofahrzeug werden monatlich {benefitPercent} des Bruttolistenpreises angesetzt (§ 6 Absatz 1 Nummer 4 des Einkommensteuergesetzes). Maßgeblich ist der Bruttolistenpreis von {listPrice}; die Preisgrenze für den Satz von 0,25 % beträgt {benefitCap}. Die geminderte Bemessungsgrundlage wird auf volle 100 Euro abgerundet und mit 1 % im Monat angesetzt.',
        },
        {
          only: 'fullBenefit',
          text: 'Die private Nutzung ist als geldwerter Vorteil zu versteuern und zu verbeitragen. Angesetzt werden monatlich {benefitPercent} des auf volle 100 Euro abgerundeten Bruttolistenpreises von {listPrice} (§ 6 Absatz 1 Nummer 4 des Einkommensteuergesetzes).',
        },
        {
          only: 'monthlyCommute',
          text: 'Für die Wege zwischen Wohnung und erster Tätigkeitsstätte kommen monatlich 0,03 % der Bemessungsgrundlage je Entfernungskilometer hinzu.',
        },
        {
          only: 'singleTrips',
          text: 'Für die Wege zwischen Wohnung und erster Tätigkeitsstätte kommen 0,002 % der Bemessungsgrundlage je Entfernungskilometer und Fahrt hinzu (Einzelbewertung, höchstens 180 Fahrten im Jahr). Die Tage der Fahrten teilen Sie dem Arbeitgeber monatlich mit.',
        },
        { data: 'benefitInKind' },
        {
          text: 'Maßgeblich ist das Recht des jeweiligen Abrechnungsmonats. Die Preisgrenze richtet sich nach dem Tag, an dem das Fahrzeug angeschafft wird; der ermäßigte Ansatz gilt für Elektrofahrzeuge, die bis zum 31.12.2030 angeschafft werden. Änderungen der Entfernung oder der ersten Tätigkeitsstätte teilen Sie dem Arbeitgeber bitte unverzüglich mit.',
        },
        {
          only: 'vatPassedOn',
          text: 'Auf die Überlassung schuldet der Arbeitgeber Umsatzsteuer. Sie wird aus den pauschalen Monatswerten des vollen Bruttolistenpreises herausgerechnet und Ihnen weiterbelastet: Der Arbeitgeber behält sie von Ihrem Nettogehalt ein, zurzeit {vatPassedOn} im Monat. Als Nutzungsentgelt mindert sie den geldwerten Vorteil, höchstens auf null. Ändern sich Arbeitsweg oder Steuersatz, ändert sich der Betrag entsprechend.',
        },
        {
          only: 'vatBorneByEmployer',
          text: 'Die Umsatzsteuer, die der Arbeitgeber auf die Überlassung schuldet, trägt er selbst.',
        },
      ],
    },
    {
      heading: '§ 8 Fahrberechtigte Personen und Nutzung',
      modules: [
        {
          text: 'Fahren darf nur, wer zwischen 18 und 75 Jahre alt ist, seit mindestens zwei Jahren eine in der Europäischen Union anerkannte und gültige Fahrerlaubnis für das Fahrzeug besitzt und fahrtüchtig ist.',
        },
        {
          only: 'additionalDrivers',
          text: 'Neben Ihnen lässt der Arbeitgeber als weitere Fahrerinnen und Fahrer zu: {additionalDrivers}. Sie laden diese Personen im Portal namentlich ein. Fahren darf eine eingeladene Person, sobald sie den Pflichten zugestimmt hat und ihre Fahrerlaubnis geprüft ist. Sie stehen für das Verhalten dieser Personen ein wie für eigenes und können die Erlaubnis jederzeit im Portal beenden.',
        },
        {
          only: 'noAdditionalDrivers',
          text: 'Der Arbeitgeber lässt neben Ihnen keine weiteren Fahrerinnen und Fahrer zu. Sie dürfen das Fahrzeug niemandem überlassen, außer in einem Notfall oder zur Wartung und Reparatur.',
        },
        {
          text: 'Ihre Fahrerlaubnis wird vor der Unterschrift im Portal geprüft, danach in den Abständen, die der Leasinggeber festlegt; die anderer Fahrerinnen und Fahrer ebenso. Den nächsten Termin nennt das Portal. Ist die Prüfung 14 Tage nach dem Termin nicht bestanden, darf die Person nicht fahren, bis sie bestanden ist; die Entgeltumwandlung bleibt davon unberührt.',
        },
        {
          text: 'Verlust, Entzug oder Beschränkung der Fahrerlaubnis melden Sie sofort im Portal oder dem Arbeitgeber in Textform; Gründe brauchen Sie nicht anzugeben. Sie dürfen das Fahrzeug dann nicht mehr führen.',
        },
        {
          text: 'Das Fahrzeug ist pfleglich zu behandeln, nach den Vorgaben des Herstellers zu laden, zu warten und verkehrssicher zu halten. Nicht erlaubt sind Vermietung, entgeltliche Personenbeförderung, Rennen, Fahrschulbetrieb und Umbauten. Fahrten ins Ausland sind in den Ländern erlaubt, für die der Versicherungsschutz besteht; sie stehen auf der Internationalen Versicherungskarte.',
        },
      ],
    },
    {
      heading: '§ 9 Versicherung, Schäden und Unfall',
      modules: [
        {
          text: 'Das Fahrzeug ist über eine Gruppenversicherung haftpflicht- und vollkaskoversichert. Die Selbstbeteiligung beträgt 500,00 € je Schadenfall und kann nicht herabgesetzt werden. Eine eigene Versicherung können Sie nicht verwenden.',
        },
        {
          text: 'Bei Schäden auf privaten Fahrten tragen Sie die Selbstbeteiligung, wenn Sie oder eine von Ihnen berechtigte Person den Schaden zu vertreten haben. Bei dienstlichen Fahrten gelten die Grundsätze der beschränkten Arbeitnehmerhaftung. Für Schäden, die der Versicherer wegen Vorsatz oder grober Fahrlässigkeit nicht ersetzt, haften Sie nach diesen Grundsätzen und den gesetzlichen Vorschriften.',
        },
        {
          text: 'Jeden Unfall, Diebstahl und Schaden melden Sie sofort im Portal unter „Mein Auto“. Ist Ihnen das nicht möglich, melden Sie ihn dem Arbeitgeber oder dem Leasinggeber formlos, auch telefonisch; die Anschriften stehen am Anfang dieses Vertrags. Bei Unfällen mit Verletzten, mit unbekannten Beteiligten oder bei Verdacht auf eine Straftat rufen Sie die Polizei. Ein Schuldanerkenntnis dürfen Sie nicht abgeben.',
        },
        {
          text: 'Wer die Selbstbeteiligung trägt, schlägt der Leasinggeber mit Begründung vor. Der Arbeitgeber bestätigt den Vorschlag oder übernimmt den Betrag. Sollen Sie ihn tragen, können Sie innerhalb von 14 Tagen einmal widersprechen; darüber entscheidet der Leasinggeber mit Begründung.',
        },
      ],
    },
    {
      heading: '§ 10 Monate ohne Entgelt',
      modules: [
        {
          text: 'Haben Sie in einem Monat kein oder kein ausreichendes Entgelt, etwa in Elternzeit, bei unbezahltem Urlaub oder Krankengeld, kann nichts umgewandelt werden. Teilen Sie dies dem Arbeitgeber frühzeitig in Textform mit. Sie können das Fahrzeug weiter nutzen oder nach Absprache zurückgeben.',
        },
        {
          only: 'rateInsurance',
          text: 'Soweit die Ratenabsicherung leistet, entfällt für diese Monate eine Zahlung. Andernfalls zahlen Sie bei weiterer Nutzung ein Nutzungsentgelt in Höhe des Umwandlungsbetrags; es mindert den geldwerten Vorteil.',
        },
        {
          only: 'noRateInsurance',
          text: 'Bei weiterer Nutzung zahlen Sie ein Nutzungsentgelt in Höhe des Umwandlungsbetrags; es mindert den geldwerten Vorteil.',
        },
        {
          only: 'rateInsurance',
          text: 'Ob und wie lange die Ratenabsicherung leistet, entscheidet der Leasinggeber nach ihren Bedingungen. Der Arbeitgeber teilt Ihnen die Entscheidung mit, bevor er ein Nutzungsentgelt abrechnet.',
        },
        {
          only: 'noRateInsurance',
          text: 'Der Arbeitgeber teilt Ihnen Beginn, Ende und Höhe mit, bevor er ein Nutzungsentgelt abrechnet.',
        },
      ],
    },
    {
      heading: '§ 11 Rückgabe',
      modules: [
        {
          text: 'Am Ende der Überlassung geben Sie das Fahrzeug gereinigt, verkehrssicher und mit allen Schlüsseln, Papieren, Ladekabeln und Rädern zurück. Bei der Rückgabe wird in Ihrem Beisein ein Protokoll aufgenommen. Sie können die Unterschrift mit Begründung ablehnen; das Protokoll hält die Begründung fest.',
        },
        {
          text: 'Gebrauchsspuren, die dem Alter und der Laufleistung entsprechen, sind abgegolten. Was darunter fällt, steht in der Schadenspreisliste des Leasinggebers; maßgeblich ist die Fassung bei Ihrer Unterschrift, ohne eine solche die übliche Verkehrsanschauung. Darüber hinausgehende Schäden stellt eine unabhängige sachverständige Stelle in einem Gutachten fest.',
        },
        {
          text: 'Sie erhalten das Gutachten mit jeder Position. Innerhalb von 14 Tagen können Sie jede Position annehmen oder ihr mit Begründung widersprechen; Schweigen gilt nicht als Annahme. Über offene Positionen entscheidet der Leasinggeber mit Begründung; der Rechtsweg bleibt offen. Positionen, die schon im Übergabeprotokoll stehen, werden nicht berechnet.',
        },
        {
          text: 'Sie tragen den Minderwert, soweit Sie ihn nach § 9 zu vertreten haben und keine Versicherung leistet. Vom Lohn wird er nur mit Ihrer Zustimmung im Einzelfall und in den Grenzen der Pfändung einbehalten.',
        },
      ],
    },
    {
      heading: '§ 12 Vorzeitiges Ende',
      modules: [
        {
          text: 'Endet das Arbeitsverhältnis, endet auch die Überlassung; das Fahrzeug geben Sie spätestens am letzten Arbeitstag zurück. Ort und Termin der Rückgabe vereinbaren Sie im Portal oder mit dem Arbeitgeber. Die Überlassung endet ebenso, wenn der Leasingvertrag endet, etwa nach Diebstahl oder Totalschaden.',
        },
        {
          only: 'rateInsurance',
          text: 'In den Fällen der Ratenabsicherung (unter anderem Beendigung des Arbeitsverhältnisses, längere Krankheit, Elternzeit, Tod) entstehen Ihnen durch die vorzeitige Rückgabe keine Kosten aus dem Leasingvertrag. Fälle, Fristen und Leistungen stehen in den Bedingungen der Ratenabsicherung; der Leasinggeber stellt sie Ihnen in Textform bereit, die bei der Bestellung geltende Fassung bleibt maßgeblich.',
        },
        {
          only: 'noRateInsurance',
          text: 'Kosten, die dem Arbeitgeber durch eine vorzeitige Rückgabe entstehen, tragen Sie nur, wenn Sie die Rückgabe zu vertreten haben und soweit dies gesondert vereinbart ist.',
        },
        {
          text: 'Der Arbeitgeber und Sie können die Überlassung aus wichtigem Grund beenden. Ein wichtiger Grund für den Arbeitgeber liegt insbesondere vor, wenn das Fahrzeug trotz Abmahnung vertragswidrig genutzt wird oder die Fahrerlaubnis dauerhaft entzogen ist.',
        },
      ],
    },
    {
      heading: '§ 13 Widerruf',
      modules: [
        {
          text: 'Sie können diesen Vertrag ohne Angabe von Gründen widerrufen. Die Frist beträgt sieben Tage; sie beginnt mit dem Tag nach Ihrer Unterschrift und endet mit dem Ablauf des letzten Tages. Freigabe und Bestellung beim Hersteller verkürzen die Frist nicht. Vor der Unterschrift können Sie die Bestellung jederzeit im Portal löschen. Dieses Recht wird vertraglich eingeräumt; gesetzliche Rechte bleiben unberührt.',
        },
        {
          text: 'Sie widerrufen im Portal über „Vertrag widerrufen“ oder in Textform gegenüber dem Arbeitgeber. Zur Wahrung der Frist genügt die rechtzeitige Absendung. Der Eingang wird mit Datum und Uhrzeit bestätigt. Mit dem Widerruf entfällt dieser Vertrag; Kosten entstehen nicht.',
        },
      ],
    },
    {
      heading: '§ 14 Datenschutz',
      modules: [
        {
          text: 'Arbeitgeber und Leasinggeber verarbeiten Ihre personenbezogenen Daten als jeweils eigene Verantwortliche, soweit dies für Abschluss, Durchführung und Abrechnung dieses Vertrags und des Leasingvertrags erforderlich ist (Artikel 6 Absatz 1 Buchstaben b und c der Datenschutz-Grundverordnung). Ihre Angaben zum Gehalt, zur Steuerklasse und zur Kirchensteuer dienen allein der Berechnung; der Leasinggeber gibt sie nicht an Hersteller weiter.',
        },
        {
          text: 'Aus der Prüfung von Identität und Fahrerlaubnis werden nur Ergebnis, Prüftag, Fahrerlaubnisklassen und Gültigkeit gespeichert, keine Ausweiskopien. Vertragsunterlagen werden für die Dauer der gesetzlichen Aufbewahrungsfristen gespeichert. Die vollständige Datenschutzinformation steht im Portal.',
        },
      ],
    },
    {
      heading: '§ 15 Zustandekommen und Schlussbestimmungen',
      modules: [
        {
          text: 'Der Vertrag kommt zustande, wenn Sie ihn elektronisch unterzeichnen und der Arbeitgeber die Bestellung danach im Portal freigibt. Er steht unter der Bedingung, dass der Leasinggeber das Fahrzeug bestellen kann.',
        },
        {
          text: 'Die Anlagen sind Bestandteil des Vertrags. Im Übrigen bleibt der Arbeitsvertrag unverändert. Änderungen bedürfen der Textform; individuelle Abreden haben Vorrang. Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam.',
        },
        {
          text: 'Der Arbeitgeber übermittelt diesen Vertrag so, dass Sie ihn öffnen, speichern und ausdrucken können. Mit Ihrer elektronischen Unterschrift bestätigen Sie, dass Sie ihn vorher im Portal erhalten haben.',
        },
      ],
    },
    ...ANNEXES_2026_11,
  ],
};
