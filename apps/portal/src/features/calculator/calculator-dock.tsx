import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { TaxResultReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { ProvisionalChip } from '../../product/law-state/provisional-chip.tsx';
import { RateDock } from '../../ui/rate-dock.tsx';

interface CalculatorDockProps {
  readonly result: TaxResultReply;
  /** Leads to the payslip. */
  readonly onShow: () => void;
}

/** The rate at the bottom of small screens, in sight of every answer. */
export function CalculatorDock({ result, onShow }: CalculatorDockProps) {
  const { t } = useTranslation('calculator');
  const { euro } = useFormat();
  return (
    <RateDock
      label={t('dock.label')}
      mark={<ProvisionalChip law={result.law} month={result.law.payrollMonth} />}
      amount={euro(result.userPrice)}
    >
      <Button onClick={onShow}>{t('dock.button')}</Button>
    </RateDock>
  );
}
