import { RECORD_PARTS, type RecordPart } from '@stromwandel/leasing';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import type { SavedPart } from './draft.ts';
import { useRecord } from './record-context.ts';
import classes from './handover-record.module.css';

/** All steps, to go to each of them. */
export function StepList({ onGo }: { readonly onGo: (step: RecordPart) => void }) {
  const { t } = useTranslation('handover');
  const { draft } = useRecord();
  const isDone = (part: RecordPart) => draft.finished.includes(part as SavedPart); // SIGNATURES is in no list
  return (
    <SectionCard compact title={t('steps.all')}>
      <ol className={classes['steps']}>
        {RECORD_PARTS.map((part, index) => (
          <li key={part}>
            <button
              type="button"
              className={classes['step']}
              data-done={isDone(part) || undefined}
              aria-current={part === draft.step ? 'step' : undefined}
              onClick={() => onGo(part)}
            >
              <span className={classes['number']} aria-hidden="true">
                {isDone(part) ? '✓' : index + 1}
              </span>
              <span>
                <strong>{t(`parts.${part}`)}</strong>
                <span className={classes['state']}>
                  {part === draft.step
                    ? t('steps.now')
                    : isDone(part)
                      ? t('steps.done')
                      : t(part === 'REMARKS' ? 'steps.voluntary' : 'steps.open')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}
