import { IconPhone } from '@tabler/icons-react';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './damage.module.css';

/** Whom to call about a car that does not go on, as the provider has set it; nothing where it has not. */
export function HelpNumbers() {
  const { t } = useTranslation('damage');
  const { data } = useApiQuery('getSupportContact', {});
  const lines = [
    { name: t('help.tow'), phone: data?.towPhone },
    { name: t('help.workshop'), phone: data?.workshopPhone },
    { name: t('help.support'), phone: data?.phone },
  ];
  if (!data?.towPhone && !data?.workshopPhone) return null;
  return (
    <SectionCard compact title={t('help.title')}>
      <ul className={classes['numbers']}>
        {lines.map(
          ({ name, phone }) =>
            phone && (
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
