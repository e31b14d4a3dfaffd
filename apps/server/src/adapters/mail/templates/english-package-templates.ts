import type { PackageMail } from '../package-mail.ts';
import type { MailTemplates } from '../mail.ts';
import { englishExtensionTemplates } from './english-extension-templates.ts';

/** The change of the package of a running lease, and its extension, in English. */
export const englishPackageTemplates: Pick<MailTemplates, PackageMail['kind']> = {
  ...englishExtensionTemplates,
  PACKAGE_CHANGE_REVIEW: ({ employeeName, vehicle, kmBefore, kmAfter, link }) => ({
    subject: `Please decide on a change of package: ${employeeName}`,
    paragraphs: [
      `${employeeName} would like to change the package of their current car (${vehicle}): ${kmAfter} a year instead of ${kmBefore}.`,
      'The converted amount or your contribution goes up, so we need your approval. The new package applies from the first of the month after your approval and the annex.',
    ],
    button: { label: 'View the change', link },
  }),
  PACKAGE_CHANGE_DECIDED: ({ vehicle, approved, km, reason, inTextForm, link }) =>
    approved
      ? {
          subject: inTextForm
            ? 'Please accept the annex: your change of package is approved'
            : 'Please sign: your change of package is approved',
          paragraphs: [
            `Your employer has approved the package with ${km} a year for your car (${vehicle}).`,
            `All that’s missing is ${inTextForm ? 'your acceptance of the annex' : 'your signature on the annex'}. The package then applies from the first of the next month.`,
          ],
          button: { label: inTextForm ? 'Read and accept the annex' : 'Sign the annex', link },
        }
      : {
          subject: 'Your change of package wasn’t approved',
          paragraphs: [
            `Your employer declined the package with ${km} a year for your car (${vehicle}). Your current package stays as it is.`,
            ...(reason === null ? [] : [`Reason: ${reason}`]),
          ],
          button: { label: 'View packages', link },
        },
  PACKAGE_CHANGE_CONCLUDED: ({ vehicle, km, from, link }) => ({
    subject: `You have accepted the annex: ${km} a year`,
    paragraphs: [
      `The annex to the company car agreement for your car (${vehicle}) is concluded in text form. From ${from} the package with ${km} a year applies.`,
      'You’ll find the full text with all amounts under “My car”, among the documents. Please keep a copy.',
    ],
    button: { label: 'Open the annex', link },
  }),
  PACKAGE_CHANGE_EFFECTIVE: ({ reader, employeeName, vehicle, km, from, link }) =>
    reader === 'EMPLOYEE'
      ? {
          subject: `Your new package applies from today: ${km} a year`,
          paragraphs: [
            `Since ${from} your car (${vehicle}) has had a package with ${km} a year. This month’s pay uses the new converted amount.`,
            'You’ll find the annex under “My car”.',
          ],
          button: { label: 'Open my car', link },
        }
      : {
          subject: `New package from today: ${employeeName}`,
          paragraphs: [
            `Since ${from} the car of ${employeeName} (${vehicle}) has had the package with ${km} a year. The annex is with the lease.`,
          ],
          button: { label: 'Open the lease', link },
        },
};
