import type { MailTemplates } from '../mail.ts';

const SUBJECT = 'A letter from an authority about your car';

/** Letters of authorities about a leased car, in English. Subjects do not name the matter. */
export const englishFineTemplates: Pick<MailTemplates, 'FINE_ARRIVED' | 'FINE_REMINDER' | 'FINE_PASSED_ON'> =
  {
    FINE_ARRIVED: ({ vehicle, until, holderName, link }) => ({
      subject: SUBJECT,
      paragraphs: [
        `${holderName} has received a letter about your car (${vehicle}). Please read it and choose an answer by ${until}.`,
        'Each answer says what happens next. Nothing is taken from your pay.',
      ],
      button: { label: 'Read the letter', link },
    }),
    FINE_REMINDER: ({ vehicle, until, holderName, link }) => ({
      subject: `${SUBJECT}: your answer is missing`,
      paragraphs: [
        `A letter about your car (${vehicle}) is waiting for your answer. You have until ${until}.`,
        `Without an answer, ${holderName} will then name you to the authority as the person who has the car.`,
      ],
      button: { label: 'Read the letter', link },
    }),
    FINE_PASSED_ON: ({ vehicle, holderName, link }) => ({
      subject: `${SUBJECT}: answered`,
      paragraphs: [
        `${holderName} has answered the letter about your car (${vehicle}). You can read what it says with the case.`,
        'If the authority then writes to you, please answer it directly.',
      ],
      button: { label: 'Read the reply', link },
    }),
  };
