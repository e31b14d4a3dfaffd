import type { ReplyOf } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RowTable } from '../../product/query-table/row-table.tsx';
import classes from './law-page.module.css';
import { useFigureText } from './use-figure-text.ts';
import { useSubjectText } from './use-subject-text.ts';

interface FiguresRowsProps {
  readonly rows: ReplyOf<'previewFigures'>['rows'];
}

/** The rows of a figures file, each figure beside the one that it replaces. */
export function FiguresRows({ rows }: FiguresRowsProps) {
  const { t } = useTranslation('law');
  const { date } = useFormat();
  const { nameText, valueText } = useFigureText();
  const subjectText = useSubjectText();
  return rows.map(({ subject, validFrom, validUntil, source, checkedUntil, figures }) => {
    const title = t('rowFrom', { subject: subjectText(subject), from: date(validFrom) });
    return (
      <section key={`${subject} ${validFrom}`} className={classes['part']}>
        <h3>{title}</h3>
        <p>
          {validUntil !== null && `${t('preview.until', { until: date(validUntil) })} `}
          {t('preview.sourceIs')} <span lang="de">{source}</span>{' '}
          {t('preview.checked', { day: date(checkedUntil) })}
        </p>
        <RowTable
          label={title}
          rows={figures}
          rowKey={({ name }) => name}
          columns={[
            { title: t('preview.figure'), cell: ({ name }) => nameText(name) },
            {
              title: t('preview.before'),
              cell: ({ name, before }) => valueText(name, before),
              amount: true,
            },
            { title: t('preview.after'), cell: ({ name, after }) => valueText(name, after), amount: true },
          ]}
        />
      </section>
    );
  });
}
