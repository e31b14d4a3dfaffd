import type { ReplyOf } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useFormat } from '../../format/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import classes from './import-page.module.css';

type ChangedCar = ReplyOf<'listImportChanges'>['cars'][number];
type Field = ChangedCar['fields'][number];
type Plan = ChangedCar['planned'][number];

/** What is longer is folded away. */
const SHORT = 160;

/** What a file changes about a car: every difference as a whole, and the prices it plans. */
export function ChangeDetails({ fields, planned }: Pick<ChangedCar, 'fields' | 'planned'>) {
  if (fields.length + planned.length === 0) return null;
  return (
    <ul className={classes['details']}>
      {fields.map((field) => (
        <li key={field.name}>
          <FieldChange field={field} />
        </li>
      ))}
      {planned.map((plan) => (
        <li key={`${JSON.stringify(plan.leasePackage)} ${plan.firstDay}`}>
          <PlannedPrice plan={plan} />
        </li>
      ))}
    </ul>
  );
}

function FieldChange({ field: { name, before, after } }: { readonly field: Field }) {
  const { t } = useTranslation('carImport');
  const language = useLanguage();
  const format = useApiQuery('getImportFormat', {});
  const column = format.data?.columns.find((one) => one.name === name);
  const label =
    name === 'leasePackages'
      ? t('preview.packages')
      : column === undefined || language !== 'de'
        ? name
        : column.german;
  const isShort = [...before, ...after].join(', ').length <= SHORT;
  if (isShort) {
    return t('preview.field', {
      name: label,
      before: before.join(', ') || '–',
      after: after.join(', ') || '–',
    });
  }
  return (
    <details>
      <summary>{t('preview.long', { name: label, before: before.length, after: after.length })}</summary>
      <ItemList title={t('preview.before')} items={before} />
      <ItemList title={t('preview.after')} items={after} />
    </details>
  );
}

function ItemList({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <>
      <strong>{title}</strong>
      <ul className={classes['items']}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
        {items.length === 0 && <li>–</li>}
      </ul>
    </>
  );
}

function PlannedPrice({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation(['carImport', 'cars']);
  const { date, euroCents, number } = useFormat();
  const { leasePackage, firstDay, amountEur, comparisonEur, untilThenEur, replaced } = plan;
  const subject =
    leasePackage === null
      ? t('cars:prices.listPrice')
      : t('cars:packages.summary', {
          months: leasePackage.durationMonths,
          km: number(leasePackage.kmPerYear),
          tires: t(`cars:tires.${leasePackage.tires}`),
        });
  return (
    <>
      <strong>
        {t('carImport:plan.price', { subject, day: date(firstDay), amount: euroCents(amountEur) })}
      </strong>
      <span className={classes['more']}>
        {t('carImport:plan.untilThen', { amount: euroCents(untilThenEur) })}
        {comparisonEur !== null &&
          ` · ${t('cars:prices.comparisonShort', { amount: euroCents(comparisonEur) })}`}
      </span>
      {replaced.map((one) => (
        <span key={one.firstDay} className={classes['more']}>
          {t('carImport:plan.replaces', { day: date(one.firstDay), amount: euroCents(one.amountEur) })}
        </span>
      ))}
    </>
  );
}
