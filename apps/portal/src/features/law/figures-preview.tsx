import { Button } from '@mantine/core';
import { cents } from '@stromwandel/kernel';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { RowTable } from '../../product/query-table/row-table.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import classes from './law-page.module.css';
import { useSubjectText } from './use-subject-text.ts';

type Preview = ReplyOf<'previewFigures'>;

interface FiguresPreviewProps {
  readonly preview: Preview;
  readonly isBusy: boolean;
  readonly onLoad: () => void;
}

/** Writes a figure in the unit that its name ends with. */
function useFigureText(): (name: string, value: number | null) => string {
  const { euroCents, percent, number } = useFormat();
  return (name, value) => {
    if (value === null) return '–';
    if (name.startsWith('hundredthCents')) return `${number(value / 100, 2)} ct`;
    if (name.endsWith('BasisPoints')) return percent(value / 100, 2);
    if (name.endsWith('TenThousandths')) return number(value / 10_000, 4);
    return euroCents(cents(value));
  };
}

/** What a checked file changes, before anything is stored. */
export function FiguresPreview({ preview, isBusy, onLoad }: FiguresPreviewProps) {
  const { t, i18n } = useTranslation('law');
  const { date, euroCents } = useFormat();
  const figureText = useFigureText();
  const subjectText = useSubjectText();
  const { effects } = preview;
  const nameText = (name: string) => {
    // A newer server may name a figure without a text.
    if (!i18n.exists(`figures.${name}`, { ns: 'law' })) return name;
    return t(`figures.${name}` as 'figures.centsPerHour'); // exists, and all of them are plain texts
  };
  return (
    <div className={classes['parts']}>
      {preview.rows.map(({ subject, validFrom, validUntil, source, figures }) => {
        const title = t('rowFrom', { subject: subjectText(subject), from: date(validFrom) });
        return (
          <section key={`${subject} ${validFrom}`} className={classes['part']}>
            <h3>{title}</h3>
            <p>
              {validUntil === null
                ? t('preview.source', { source })
                : t('preview.sourceUntil', { source, until: date(validUntil) })}
            </p>
            <RowTable
              label={title}
              rows={figures}
              rowKey={({ name }) => name}
              columns={[
                { title: t('preview.figure'), cell: ({ name }) => nameText(name) },
                {
                  title: t('preview.before'),
                  cell: ({ name, before }) => figureText(name, before),
                  amount: true,
                },
                {
                  title: t('preview.after'),
                  cell: ({ name, after }) => figureText(name, after),
                  amount: true,
                },
              ]}
            />
          </section>
        );
      })}
      <section className={classes['part']}>
        <h3>{t('preview.effects')}</h3>
        <FactList
          facts={[
            {
              label: t('preview.orders'),
              value: t('preview.changed', { count: effects.changedOrders, all: effects.orders }),
            },
            {
              label: t('preview.leases'),
              value: t('preview.changed', { count: effects.changedLeases, all: effects.leases }),
            },
            { label: t('preview.most'), value: euroCents(cents(effects.mostChangeCents)) },
            { label: t('preview.stopped'), value: String(effects.stopped) },
          ]}
        />
        <p>{t('preview.note')}</p>
      </section>
      <div>
        <Button onClick={onLoad} loading={isBusy}>
          {t('preview.load')}
        </Button>
      </div>
    </div>
  );
}
