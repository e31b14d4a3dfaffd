import type { WearRow } from '@stromwandel/leasing';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RowTable } from '../../product/query-table/row-table.tsx';

/** The rows of a catalogue. */
export function WearTable({ rows }: { readonly rows: readonly WearRow[] }) {
  const { t } = useTranslation('selfCheck');
  const { euroRange } = useFormat();
  const numbered = rows.map((row, at) => ({ ...row, position: at + 1 }));
  return (
    <RowTable
      label={t('catalogue.list')}
      rows={numbered}
      rowKey={({ position }) => position}
      columns={[
        { title: t('catalogue.columns.position'), cell: ({ position }) => position, amount: true },
        { title: t('catalogue.columns.part'), cell: ({ part }) => t(`parts.${part}`) },
        { title: t('catalogue.columns.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
        { title: t('catalogue.columns.size'), cell: ({ size }) => t(`sizes.${size}`) },
        { title: t('catalogue.columns.depth'), cell: ({ depth }) => t(`depths.${depth}`) },
        {
          title: t('catalogue.columns.loss'),
          cell: ({ loss }) => (loss === null ? t('accepted') : euroRange(loss.fromCents, loss.toCents)),
          amount: true,
        },
        {
          title: t('catalogue.columns.repair'),
          cell: ({ repair }) =>
            repair === null
              ? '–'
              : `${t(`repairs.${repair.kind}`)} ${euroRange(repair.fromCents, repair.toCents)}`,
        },
      ]}
    />
  );
}
