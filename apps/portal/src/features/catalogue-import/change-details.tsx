import { BODY_STYLES, DRIVE_TYPES } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useFormat } from '../../format/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import classes from './import-page.module.css';

export type ChangedCar = ReplyOf<'listImportChanges'>['cars'][number];
type Field = ChangedCar['fields'][number];
type PackageOfCar = ChangedCar['packages'][number];
type ColumnType = ReplyOf<'getImportFormat'>['columns'][number]['type'];
type Plan = ChangedCar['planned'][number];

/** What is longer is folded away. */
const SHORT = 160;
/** More packages are folded away. */
const FEW_PACKAGES = 3;
/** Numbers of cars have no more decimals. */
const DECIMALS = 3;

/** Whether a file changes anything about a car, or plans a price for it. */
export function hasDetails({ fields, packages, planned }: ChangedCar): boolean {
  return fields.length + packages.length + planned.length > 0;
}

/** What a file changes about a car: every difference as a whole, and the prices it plans. */
export function ChangeDetails({ car: { fields, packages, planned } }: { readonly car: ChangedCar }) {
  const { t } = useTranslation('carImport');
  const changes = packages.map((one) => (
    <li key={JSON.stringify(one.leasePackage)}>
      <PackageChange one={one} />
    </li>
  ));
  return (
    <ul className={classes['details']}>
      {fields.map((field) => (
        <li key={field.name}>
          <FieldChange field={field} />
        </li>
      ))}
      {changes.length <= FEW_PACKAGES ? (
        changes
      ) : (
        <li>
          <details>
            <summary>{t('preview.packages', { count: changes.length })}</summary>
            <ul className={classes['details']}>{changes}</ul>
          </details>
        </li>
      )}
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
  const label = column === undefined || language !== 'de' ? name : column.german;
  const valueText = useValueText(column?.type);
  const [old, given] = [before.map(valueText), after.map(valueText)];
  const isShort = [...old, ...given].join(', ').length <= SHORT;
  if (isShort) {
    return t('preview.field', { name: label, before: old.join(', ') || '–', after: given.join(', ') || '–' });
  }
  return (
    <details>
      <summary>{t('preview.long', { name: label, before: old.length, after: given.length })}</summary>
      <ItemList title={t('preview.before')} items={old} />
      <ItemList title={t('preview.after')} items={given} />
    </details>
  );
}

/** A value as pages write it; a value of an unknown kind as the file has it. */
function useValueText(type: ColumnType | undefined): (text: string) => string {
  const { t } = useTranslation(['carImport', 'cars']);
  const { date, fixed, inEuro, number } = useFormat();
  return (text) => {
    switch (type) {
      case 'amount':
        // Prices of a kilometre have a third decimal.
        return inEuro(fixed(Number(text), /\.\d{3}$/.test(text) ? 3 : 2));
      case 'decimal':
      case 'whole':
        return number(Number(text), DECIMALS);
      case 'day':
        return date(text);
      case 'yesNo':
        return t(text === 'true' ? 'carImport:preview.yes' : 'carImport:preview.no');
      case 'choice': {
        const body = BODY_STYLES.find((one) => one === text);
        const drive = DRIVE_TYPES.find((one) => one === text);
        if (body !== undefined) return t(`cars:bodyStyles.${body}`);
        return drive === undefined ? text : t(`cars:driveTypes.${drive}`);
      }
      default:
        return text;
    }
  };
}

function PackageChange({ one: { leasePackage, fields } }: { readonly one: PackageOfCar }) {
  const packageText = usePackageText();
  return (
    <>
      <strong>{packageText(leasePackage)}</strong>
      {fields.map((field) => (
        <span key={field.name} className={classes['more']}>
          <FieldChange field={field} />
        </span>
      ))}
    </>
  );
}

function usePackageText(): (leasePackage: PackageOfCar['leasePackage']) => string {
  const { t } = useTranslation('cars');
  const { number } = useFormat();
  return ({ durationMonths, kmPerYear, tires }) =>
    t('packages.summary', { months: durationMonths, km: number(kmPerYear), tires: t(`tires.${tires}`) });
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
  const { date, euroCents } = useFormat();
  const packageText = usePackageText();
  const { leasePackage, firstDay, amountCents, comparisonCents, untilThenCents, replaced } = plan;
  const subject = leasePackage === null ? t('cars:prices.listPrice') : packageText(leasePackage);
  return (
    <>
      <strong>
        {t('carImport:plan.price', { subject, day: date(firstDay), amount: euroCents(amountCents) })}
      </strong>
      <span className={classes['more']}>
        {t('carImport:plan.untilThen', { amount: euroCents(untilThenCents) })}
        {comparisonCents !== null &&
          ` · ${t('cars:prices.comparisonShort', { amount: euroCents(comparisonCents) })}`}
      </span>
      {replaced.map((one) => (
        <span key={one.firstDay} className={classes['more']}>
          {t('carImport:plan.replaces', { day: date(one.firstDay), amount: euroCents(one.amountCents) })}
        </span>
      ))}
    </>
  );
}
