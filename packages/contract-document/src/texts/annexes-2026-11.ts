import type { ContractSectionTexts } from '../contract-texts.ts';

/** Annexes and signature of the wording that ships with the product. */
export const ANNEXES_2026_11: readonly ContractSectionTexts[] = [
  {
    heading: 'Anlage 1: Ausstattung des Fahrzeugs',
    startsPage: true,
    modules: [
      { data: 'technicalDetails' },
      { subheading: 'Serienausstattung' },
      { data: 'standardEquipment' },
      { subheading: 'Sonderausstattung' },
      { data: 'specialEquipment' },
    ],
  },
  {
    heading: 'Anlage 2: Entgeltabrechnung im Vergleich',
    startsPage: true,
    modules: [
      {
        text: 'Die Übersicht stellt die Abrechnung eines Monats ohne und mit Überlassung des Fahrzeugs gegenüber, berechnet für {payrollMonth} aus Ihren Angaben. Beträge in Euro; Abzüge haben ein Minuszeichen.',
      },
      {
        text: 'Vorläufig, Recht {lawYear}: Die Werte für diesen Monat sind noch nicht beschlossen. Sobald sie gelten, kann sich Ihre Nettorate ändern; abgerechnet wird mit den Werten des jeweiligen Monats.',
        only: 'provisionalLaw',
      },
      { data: 'payslip' },
      { subheading: 'Wirkung auf das Nettogehalt' },
      { data: 'comparison' },
      { data: 'calculation' },
      { data: 'laterBenefits' },
      {
        note: 'Unverbindliche Beispielrechnung, Stand {contractDate}. Maßgeblich ist die Abrechnung des Arbeitgebers nach dem Recht des jeweiligen Monats.',
      },
    ],
  },
  {
    heading: 'Anlage 3: Grundlagen dieses Dokuments',
    startsPage: true,
    modules: [
      {
        text: 'Der Vertrag wurde aus den Daten der Bestellung {contractNumber} erstellt. Diese Fassungen liegen ihm zugrunde:',
      },
      { data: 'versions' },
    ],
  },
  {
    heading: 'Unterzeichnung',
    modules: [
      {
        text: 'Sie haben den Vertrag einschließlich der Anlagen geprüft und unterzeichnen ihn elektronisch. Der Arbeitgeber erklärt seine Zustimmung durch die Freigabe im Portal.',
      },
      { data: 'signature' },
    ],
  },
];
