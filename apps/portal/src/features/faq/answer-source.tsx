import { VisuallyHidden } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FAQ_SOURCES } from './faq-sources.ts';
import classes from './question-list.module.css';

/** What the answer to a question rests on, each law with a link to its official text. */
export function AnswerSource({ questionId }: { readonly questionId: string }) {
  const { t } = useTranslation('faq');
  const source = FAQ_SOURCES[questionId];
  if (source === undefined) return null;
  const { laws, ground } = source;
  return (
    <p className={classes['source']}>
      {t('source.label')}{' '}
      {laws.map(({ citation, address }, index) => (
        <Fragment key={citation}>
          {index > 0 && ', '}
          {address === undefined ? (
            <span lang="de">{citation}</span>
          ) : (
            <a href={address} target="_blank" rel="noreferrer">
              <span lang="de">{citation}</span>
              <VisuallyHidden component="span"> ({t('newWindow')})</VisuallyHidden>
            </a>
          )}
        </Fragment>
      ))}
      {ground !== undefined && `${laws.length > 0 ? '; ' : ''}${t(`source.${ground}`)}`}
    </p>
  );
}
