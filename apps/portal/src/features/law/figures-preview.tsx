import { Button } from '@mantine/core';
import { cents } from '@stromwandel/kernel';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { FiguresRows } from './figures-rows.tsx';
import classes from './law-page.module.css';

type Preview = ReplyOf<'previewFigures'>;

interface FiguresPreviewProps {
  readonly preview: Preview;
  readonly isBusy: boolean;
  readonly onLoad: () => void;
}

/** What a checked file changes, before anything is stored. */
export function FiguresPreview({ preview, isBusy, onLoad }: FiguresPreviewProps) {
  const { t } = useTranslation('law');
  const { euroCents } = useFormat();
  const { effects } = preview;
  return (
    <div className={classes['parts']}>
      <FiguresRows rows={preview.rows} />
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
