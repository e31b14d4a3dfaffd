import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';
import { RateDock } from '../../ui/rate-dock.tsx';

interface CalculatorDockProps {
  readonly rateEur: number;
  /** Leads to the payslip. */
  readonly onShow: () => void;
}

/** The rate at the bottom of small screens, in sight of every answer. */
export function CalculatorDock({ rateEur, onShow }: CalculatorDockProps) {
  const { t } = useTranslation('calculator');
  const { euro } = useFormat();
  return (
    <RateDock label={t('dock.label')} amount={euro(rateEur)}>
      <Button onClick={onShow}>{t('dock.button')}</Button>
    </RateDock>
  );
}
