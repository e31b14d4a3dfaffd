import { Button } from '@mantine/core';
import type { Cents } from '@stromwandel/kernel';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';
import { RateDock } from '../../ui/rate-dock.tsx';

interface CalculatorDockProps {
  readonly rateCents: Cents;
  /** Leads to the payslip. */
  readonly onShow: () => void;
}

/** The rate at the bottom of small screens, in sight of every answer. */
export function CalculatorDock({ rateCents, onShow }: CalculatorDockProps) {
  const { t } = useTranslation('calculator');
  const { euro } = useFormat();
  return (
    <RateDock label={t('dock.label')} amount={euro(rateCents)}>
      <Button onClick={onShow}>{t('dock.button')}</Button>
    </RateDock>
  );
}
