import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useReducer, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from '../i18n/use-translation.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useFieldErrorText } from './field-error-text.ts';
import { focusField } from './focus-field.ts';
import { useFormNotes } from './form-context.ts';
import { listErrors } from './list-errors.ts';
import classes from './error-summary.module.css';

interface ErrorSummaryProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Number of attempts to send the form; each failed one moves the focus here. */
  readonly attempts: number;
}

/** All errors of a form, each a link to its field. */
export function ErrorSummary({ ref, attempts }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const { errors } = useFormState();
  const { notes } = useFormNotes();
  const textOf = useFieldErrorText();
  const language = useLanguage();
  const [, readNotesAnew] = useReducer((times: number) => times + 1, 0);
  // The fields below report labels and sentences in another language only after the summary is drawn.
  useEffect(readNotesAnew, [readNotesAnew, language]);
  const listed = attempts === 0 ? [] : listErrors(errors);
  const placeOf = (name: string): Element | null => document.getElementById(notes.get(name)?.id ?? '');
  // In the order on the page, which differs from the form's values.
  listed.sort((one, other) => compareInPage(placeOf(one.name), placeOf(other.name)));

  useEffect(() => {
    if (attempts > 0) ref.current?.focus();
  }, [attempts, ref]);

  if (listed.length === 0) return null;
  return (
    <div ref={ref} tabIndex={-1} role="alert" className={classes['summary']}>
      <IconAlertCircle size={22} stroke={1.75} aria-hidden="true" className={classes['icon']} />
      <div>
        <h2 className={classes['title']}>{t('form.summaryTitle', { count: listed.length })}</h2>
        <ul>
          {listed.map(({ name, error }) => {
            const note = notes.get(name);
            const text = textOf(error, note);
            if (note === undefined) return <li key={name}>{text}</li>;
            return (
              <li key={name}>
                <a
                  href={`#${note.id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focusField(note.id);
                  }}
                >
                  {text.includes(note.label) ? text : `${note.label}: ${text}`}
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

function compareInPage(one: Element | null, other: Element | null): number {
  if (one === null || other === null || one === other) return 0;
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
