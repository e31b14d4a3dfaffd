import { Button, Skeleton } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadState } from '../../api/load-state.tsx';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './car-page.module.css';

/** Whom to call; the own personnel office as long as the provider has named nothing. */
export function Contacts() {
  const { t } = useTranslation('lease');
  const contact = useApiQuery('getSupportContact', {});
  return (
    <SectionCard compact title={t('contacts.title')}>
      <LoadState
        query={contact}
        failed={t('contacts.failed')}
        skeleton={<Skeleton height={56} radius={12} />}
      >
        {(loaded) => <Numbers contact={loaded} />}
      </LoadState>
    </SectionCard>
  );
}

function Numbers({ contact }: { readonly contact: ReplyOf<'getSupportContact'> }) {
  const { t } = useTranslation('lease');
  const language = useLanguage();
  const { phone, email, hoursDe, hoursEn } = contact;
  const name = t('contacts.provider');
  if (!phone && !email) return <p className={classes['quiet']}>{t('contacts.none')}</p>;
  return (
    <ul className={classes['lines']}>
      <li>
        <span>
          <strong>{name}</strong>
          <br />
          <span className={classes['quiet']}>{language === 'de' ? hoursDe : hoursEn}</span>
        </span>
        <span className={classes['calls']}>
          {phone && (
            <Button
              component="a"
              href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
              aria-label={t('contacts.call', { name })}
            >
              <IconPhone size={20} stroke={1.75} aria-hidden="true" />
            </Button>
          )}
          {email && (
            <Button
              component="a"
              variant="default"
              href={`mailto:${email}`}
              aria-label={t('contacts.mail', { name })}
            >
              <IconMail size={20} stroke={1.75} aria-hidden="true" />
            </Button>
          )}
        </span>
      </li>
    </ul>
  );
}
