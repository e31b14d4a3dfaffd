import type { PackageMail } from '../package-mail.ts';
import type { MailTemplates } from '../mail.ts';
import { germanExtensionTemplates } from './german-extension-templates.ts';

/** The change of the package of a running lease, and its extension, in German. */
export const germanPackageTemplates: Pick<MailTemplates, PackageMail['kind']> = {
  ...germanExtensionTemplates,
  PACKAGE_CHANGE_REVIEW: ({ employeeName, vehicle, kmBefore, kmAfter, link }) => ({
    subject: `Bitte entscheiden Sie über eine Paketänderung: ${employeeName}`,
    paragraphs: [
      `${employeeName} möchte das Paket des laufenden Autos (${vehicle}) ändern: ${kmAfter} im Jahr statt ${kmBefore}.`,
      'Umwandlungsbetrag oder Zuschuss steigen dadurch. Deshalb brauchen wir Ihre Freigabe. Das neue Paket gilt ab dem Ersten des Monats, der auf Ihre Freigabe und den Nachtrag folgt.',
    ],
    button: { label: 'Paketänderung ansehen', link },
  }),
  PACKAGE_CHANGE_DECIDED: ({ vehicle, approved, km, reason, inTextForm, link }) =>
    approved
      ? {
          subject: inTextForm
            ? 'Bitte nehmen Sie den Nachtrag an: Ihre Paketänderung ist freigegeben'
            : 'Bitte unterschreiben Sie: Ihre Paketänderung ist freigegeben',
          paragraphs: [
            `Ihr Arbeitgeber hat das Paket mit ${km} im Jahr für Ihr Auto (${vehicle}) freigegeben.`,
            `Es fehlt nur noch ${inTextForm ? 'Ihre Annahme des Nachtrags' : 'Ihre Unterschrift unter dem Nachtrag'}. Danach gilt das Paket ab dem nächsten Monatsersten.`,
          ],
          button: { label: inTextForm ? 'Nachtrag lesen und annehmen' : 'Nachtrag unterschreiben', link },
        }
      : {
          subject: 'Ihre Paketänderung wurde nicht freigegeben',
          paragraphs: [
            `Ihr Arbeitgeber hat das Paket mit ${km} im Jahr für Ihr Auto (${vehicle}) abgelehnt. Ihr bisheriges Paket gilt weiter.`,
            ...(reason === null ? [] : [`Begründung: ${reason}`]),
          ],
          button: { label: 'Pakete ansehen', link },
        },
  PACKAGE_CHANGE_CONCLUDED: ({ vehicle, km, from, link }) => ({
    subject: `Sie haben den Nachtrag angenommen: ${km} im Jahr`,
    paragraphs: [
      `der Nachtrag zum Überlassungsvertrag für Ihr Auto (${vehicle}) ist in Textform vereinbart. Ab dem ${from} gilt das Paket mit ${km} im Jahr.`,
      'Den ganzen Text mit allen Beträgen finden Sie unter „Mein Auto“ bei den Dokumenten. Bitte speichern Sie ihn bei Ihren Unterlagen.',
    ],
    button: { label: 'Nachtrag öffnen', link },
  }),
  PACKAGE_CHANGE_EFFECTIVE: ({ reader, employeeName, vehicle, km, from, link }) =>
    reader === 'EMPLOYEE'
      ? {
          subject: `Ab heute gilt Ihr neues Paket: ${km} im Jahr`,
          paragraphs: [
            `seit dem ${from} fährt Ihr Auto (${vehicle}) mit ${km} im Jahr. Mit der Gehaltsabrechnung dieses Monats gilt der neue Umwandlungsbetrag.`,
            'Den Nachtrag finden Sie unter „Mein Auto“.',
          ],
          button: { label: 'Mein Auto öffnen', link },
        }
      : {
          subject: `Neues Paket ab heute: ${employeeName}`,
          paragraphs: [
            `seit dem ${from} gilt für das Auto von ${employeeName} (${vehicle}) das Paket mit ${km} im Jahr. Der Nachtrag liegt beim Vertrag.`,
          ],
          button: { label: 'Vertrag öffnen', link },
        },
};
