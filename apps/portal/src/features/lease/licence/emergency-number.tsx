import { Skeleton } from '@mantine/core';
import { LoadState } from '../../../api/load-state.tsx';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import classes from './licence.module.css';

/** Whom to call after a breakdown; nothing while the provider has named no number. */
export function EmergencyNumber() {
  const { t } = useTranslation('lease');
  const contact = useApiQuery('getSupportContact', {});
  return (
    <LoadState query={contact} failed={t('contacts.failed')} skeleton={<Skeleton height={24} radius={12} />}>
      {({ towPhone, phone }) => {
        const number = towPhone ?? phone;
        return (
          number && (
            <p>
              {t('driver.breakdown')}{' '}
              <a className={classes['number']} href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>
                {number}
              </a>
            </p>
          )
        );
      }}
    </LoadState>
  );
}
