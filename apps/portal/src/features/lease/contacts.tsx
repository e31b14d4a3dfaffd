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

interface NumbersProps {
  readonly contact: ReplyOf<'getSupportContact'>;
}

/** Breakdown first, then workshop and provider, as far as their numbers are known. */
function Numbers({ contact }: NumbersProps) {
  const { t } = useTranslation('lease');
  const language = useLanguage();
  const { phone, email, towPhone, workshopPhone, hoursDe, hoursEn } = contact;
  const hours = language === 'de' ? hoursDe : hoursEn;
  if (!phone && !email && !towPhone && !workshopPhone) {
    return <p className={classes['quiet']}>{t('contacts.none')}</p>;
  }
  return (
    <ul className={classes['lines']}>
      {towPhone && <Contact name={t('contacts.tow')} hours={t('contacts.towHint')} phone={towPhone} />}
      {workshopPhone && <Contact name={t('contacts.workshop')} phone={workshopPhone} />}
      {(phone ?? email) && (
        <Contact name={t('contacts.provider')} hours={hours} phone={phone} email={email} />
      )}
    </ul>
  );
}

interface ContactProps {
  readonly name: string;
  readonly hours?: string | null;
  readonly phone?: string | null;
  readonly email?: string | null;
}

function Contact({ name, hours, phone, email }: ContactProps) {
  const { t } = useTranslation('lease');
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <br />
        <span className={classes['quiet']}>{hours}</span>
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
  );
}
