import { Skeleton } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { LoadState } from '../../api/load-state.tsx';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './damage.module.css';

/** Whom to call about a car that does not go on, as the provider has set it; nothing where it has not. */
export function HelpNumbers() {
  const { t } = useTranslation('damage');
  const contact = useApiQuery('getSupportContact', {});
  return (
    <LoadState query={contact} failed={t('help.failed')} skeleton={<Skeleton height={56} radius={12} />}>
      {(loaded) => <Numbers contact={loaded} />}
    </LoadState>
  );
}

function Numbers({ contact }: { readonly contact: ReplyOf<'getSupportContact'> }) {
  const { t } = useTranslation('damage');
  const { towPhone, workshopPhone, phone: support } = contact;
  const lines = [
    { name: t('help.tow'), phone: towPhone },
    { name: t('help.workshop'), phone: workshopPhone },
    { name: t('help.support'), phone: support },
  ];
  if (towPhone === null && workshopPhone === null) return null;
  return (
    <SectionCard compact title={t('help.title')}>
      <ul className={classes['numbers']}>
        {lines.map(
          ({ name, phone }) =>
            phone !== null && (
              <li key={name}>
                <span>{name}</span>
                <a
                  href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
                  aria-label={t('help.call', { name, phone })}
                >
                  <IconPhone size={20} stroke={1.75} aria-hidden="true" />
                  {phone}
                </a>
              </li>
            ),
        )}
      </ul>
    </SectionCard>
  );
}
