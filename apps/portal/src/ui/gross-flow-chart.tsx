import { VisuallyHidden } from '@mantine/core';
import type { GrossFlow } from './gross-flow.ts';
import classes from './gross-flow-chart.module.css';
import { GrossFlowNarrow } from './gross-flow-narrow.tsx';
import type { GrossFlowTexts } from './gross-flow-texts.ts';
import { GrossFlowWide } from './gross-flow-wide.tsx';

interface GrossFlowChartProps {
  readonly flow: GrossFlow;
  readonly texts: GrossFlowTexts;
}

/**
 * "Wohin Ihr Brutto geht": where gross salary goes today and with the car. Widths are to scale; the payslip table
 * follows the chart with every figure.
 */
export function GrossFlowChart(props: GrossFlowChartProps) {
  return (
    <div className={classes['chart']}>
      <VisuallyHidden component="p">{props.texts.alternative}</VisuallyHidden>
      <div className={classes['wide']}>
        <GrossFlowWide {...props} />
      </div>
      <div className={classes['narrow']}>
        <GrossFlowNarrow {...props} />
      </div>
    </div>
  );
}
