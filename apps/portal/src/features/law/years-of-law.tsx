import type { ReplyOf } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RowTable } from '../../product/query-table/row-table.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './law-page.module.css';
import { useFigureText } from './use-figure-text.ts';

type Year = ReplyOf<'getProviderLaw'>['years'][number];

interface YearsOfLawProps {
  readonly years: readonly Year[];
}

/** Social insurance of each known year, a column a year: loaded ones beside those of the release, each with origin and sources. */
export function YearsOfLaw({ years }: YearsOfLawProps) {
  const { t } = useTranslation('law');
  const { date, dateTime } = useFormat();
  const { nameText, valueText } = useFigureText();
  const names = [...new Set(years.flatMap(({ figures }) => figures.map(({ name }) => name)))];
  const origin = ({ loaded }: Year) =>
    loaded === null
      ? t('withPortal')
      : t('files.by', { at: dateTime(loaded.at), name: loaded.by ?? t('files.someone') });
  return (
    <SectionCard title={t('years.title')} description={t('years.lead')}>
      <RowTable
        label={t('years.title')}
        rows={names}
        rowKey={(name) => name}
        columns={[
          { title: t('preview.figure'), cell: nameText },
          ...years.map(({ year, figures }) => ({
            title: String(year),
            cell: (name: string) =>
              valueText(name, figures.find((figure) => figure.name === name)?.value ?? null),
            amount: true,
          })),
        ]}
      />
      <dl className={classes['years']}>
        {years.map((one) => (
          <div key={one.year}>
            <dt>{t('years.origin', { year: one.year, origin: origin(one), day: date(one.checkedUntil) })}</dt>
            <dd lang="de">{one.sources.join('; ')}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
}
