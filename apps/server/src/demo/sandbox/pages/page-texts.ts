import type { SandboxLocale, SandboxState, Scenario } from '../sandbox-case.ts';

interface ScenarioText {
  readonly name: string;
  readonly hint: string;
}

export interface PageTexts {
  readonly banner: string;
  readonly bannerNote: string;
  readonly heading: { readonly DRIVERS_LICENCE: string; readonly SIGN: string };
  readonly lead: { readonly DRIVERS_LICENCE: string; readonly SIGN: string };
  readonly expectedPerson: string;
  readonly birthDate: string;
  readonly validUntil: string;
  readonly documents: string;
  readonly choose: string;
  readonly scenarios: Readonly<Record<Scenario, ScenarioText>>;
  readonly submit: string;
  readonly waitForDocument: string;
  readonly overHeading: string;
  readonly states: Readonly<Record<SandboxState, string>>;
  readonly back: string;
  readonly notFoundHeading: string;
  readonly notFoundText: string;
}

const DE: PageTexts = {
  banner: 'Simulierter Ident-Dienst',
  bannerNote: 'Es wird nichts geprüft und nichts rechtswirksam unterschrieben.',
  heading: {
    DRIVERS_LICENCE: 'Führerschein und Identität prüfen',
    SIGN: 'Vertrag elektronisch unterschreiben',
  },
  lead: {
    DRIVERS_LICENCE:
      'Hier würden Sie Ihren Führerschein und sich selbst filmen. Wählen Sie stattdessen, was geschehen soll.',
    SIGN: 'Hier würden Sie sich ausweisen und den Vertrag unterschreiben. Wählen Sie stattdessen, was geschehen soll.',
  },
  expectedPerson: 'Erwartete Person',
  birthDate: 'Geburtsdatum',
  validUntil: 'Gültig bis',
  documents: 'Zu unterschreiben',
  choose: 'Was soll geschehen?',
  scenarios: {
    success: { name: 'Erfolgreich', hint: 'Alles stimmt, das Ergebnis liegt sofort vor.' },
    name_mismatch: { name: 'Anderer Name', hint: 'Der Name im Ausweis passt nicht zur erwarteten Person.' },
    expired_doc: { name: 'Dokument abgelaufen', hint: 'Das vorgelegte Dokument ist nicht mehr gültig.' },
    no_class_b: {
      name: 'Klasse B fehlt',
      hint: 'Der Führerschein erlaubt keine Pkw, oder das Dokument wird nicht unterstützt.',
    },
    abort: { name: 'Abbrechen', hint: 'Die Person bricht den Vorgang ab.' },
    slow: { name: 'Dauert länger', hint: 'Der Vorgang wird erst nach einigen Sekunden erfolgreich.' },
    late_callback: { name: 'Späte Rückmeldung', hint: 'Erfolgreich, aber der Dienst meldet es verspätet.' },
    no_callback: { name: 'Keine Rückmeldung', hint: 'Erfolgreich, aber der Dienst meldet es nicht.' },
    double_callback: { name: 'Doppelte Rückmeldung', hint: 'Erfolgreich, der Dienst meldet es zweimal.' },
    tech_error: { name: 'Technischer Fehler', hint: 'Der Vorgang scheitert am Dienst selbst.' },
  },
  submit: 'Weiter',
  waitForDocument: 'Das Dokument ist noch nicht übertragen. Bitte versuchen Sie es gleich noch einmal.',
  overHeading: 'Dieser Vorgang ist abgeschlossen',
  states: {
    CREATED: 'Angelegt',
    OPENED: 'Geöffnet',
    IN_PROGRESS: 'In Bearbeitung',
    REVIEW: 'Wird geprüft. Sie können zum Portal zurückkehren.',
    SUCCESS: 'Erfolgreich abgeschlossen.',
    FAILED: 'Nicht erfolgreich. Im Portal können Sie einen neuen Vorgang starten.',
    ABORTED: 'Abgebrochen. Im Portal können Sie einen neuen Vorgang starten.',
    EXPIRED: 'Abgelaufen. Im Portal können Sie einen neuen Vorgang starten.',
  },
  back: 'Zurück zum Portal',
  notFoundHeading: 'Diesen Vorgang gibt es nicht',
  notFoundText:
    'Der Link ist unvollständig, oder der Vorgang ist beendet und gelöscht. Wie es weitergeht, zeigt das Portal.',
};

const EN: PageTexts = {
  banner: 'Simulated identification service',
  bannerNote: 'Nothing is verified here, and no signature is legally binding.',
  heading: {
    DRIVERS_LICENCE: 'Check driving licence and identity',
    SIGN: 'Sign the contract electronically',
  },
  lead: {
    DRIVERS_LICENCE:
      'This is where you would film your driving licence and yourself. Choose what should happen instead.',
    SIGN: 'This is where you would identify yourself and sign the contract. Choose what should happen instead.',
  },
  expectedPerson: 'Expected person',
  birthDate: 'Date of birth',
  validUntil: 'Valid until',
  documents: 'To be signed',
  choose: 'What should happen?',
  scenarios: {
    success: { name: 'Success', hint: 'Everything is fine, the result is there at once.' },
    name_mismatch: {
      name: 'Different name',
      hint: 'The name on the document does not match the expected person.',
    },
    expired_doc: { name: 'Document expired', hint: 'The document is no longer valid.' },
    no_class_b: {
      name: 'Class B missing',
      hint: 'The licence does not cover cars, or the document is not supported.',
    },
    abort: { name: 'Cancel', hint: 'The person cancels.' },
    slow: { name: 'Takes longer', hint: 'It succeeds only after a few seconds.' },
    late_callback: { name: 'Late callback', hint: 'It succeeds, but the service reports it late.' },
    no_callback: { name: 'No callback', hint: 'It succeeds, but the service does not report it.' },
    double_callback: { name: 'Double callback', hint: 'It succeeds, and the service reports it twice.' },
    tech_error: { name: 'Technical error', hint: 'It fails because of the service itself.' },
  },
  submit: 'Continue',
  waitForDocument: 'The document has not arrived yet. Please try again in a moment.',
  overHeading: 'This case is closed',
  states: {
    CREATED: 'Created',
    OPENED: 'Opened',
    IN_PROGRESS: 'In progress',
    REVIEW: 'Under review. You can return to the portal.',
    SUCCESS: 'Completed successfully.',
    FAILED: 'Not successful. You can start a new case in the portal.',
    ABORTED: 'Cancelled. You can start a new case in the portal.',
    EXPIRED: 'Expired. You can start a new case in the portal.',
  },
  back: 'Back to the portal',
  notFoundHeading: 'There is no such case',
  notFoundText: 'The link is incomplete, or the case is over and deleted. The portal shows what comes next.',
};

export const PAGE_TEXTS: Readonly<Record<SandboxLocale, PageTexts>> = { de: DE, en: EN };
