import { grossFlowGeometry, type GrossFlow, type Span } from './gross-flow.ts';
import classes from './gross-flow-chart.module.css';
import { Block, Flows, hasRoom, Lens, middle } from './gross-flow-shapes.tsx';
import type { GrossFlowTexts } from './gross-flow-texts.ts';

const WIDTH = 340;
const TODAY_Y = 26;
const CAR_Y = 120;
const BAR = 42;
const LENS_Y = 246;
const LENS = 58;

/** On phones the sentence under the drawing states the unit. */
function bare(amount: string): string {
  return amount.split('\u00a0')[0] ?? amount;
}

interface FigureProps {
  readonly span: Span;
  readonly y: number;
  readonly amount: string;
  /** The background of the figure: its colour must be readable there in both schemes. */
  readonly on: 'onStone' | 'onGain';
}

function Figure({ span, y, amount, on }: FigureProps) {
  const figure = bare(amount);
  if (!hasRoom(span, figure.length, 7)) return null;
  return (
    <text className={classes[on]} x={middle(span)} y={y + 26} textAnchor="middle">
      {figure}
    </text>
  );
}

/** The chart for phones: a drawing of its own, so that no text is smaller than 13 px. */
export function GrossFlowNarrow({
  flow,
  texts,
}: {
  readonly flow: GrossFlow;
  readonly texts: GrossFlowTexts;
}) {
  const geometry = grossFlowGeometry(flow, 0, WIDTH);
  const { today, withCar, lens } = geometry;
  const block = { height: BAR, radius: 5 };
  return (
    <>
      <svg viewBox="0 0 340 306" aria-hidden="true">
        <Flows geometry={geometry} top={TODAY_Y + BAR} bottom={CAR_Y} />
        <text className={classes['strong']} x="0" y="16">
          {texts.todayLabel}
        </text>
        <text className={`${classes['quiet']} ${classes['small']}`} x={WIDTH} y="16" textAnchor="end">
          {`${texts.chargesLabel}, ${texts.taxLabel}`}
        </text>
        <Block part="net" span={today.net} y={TODAY_Y} first {...block} />
        <Block part="charges" span={today.charges} y={TODAY_Y} {...block} />
        <Block part="tax" span={today.tax} y={TODAY_Y} {...block} />
        <text className={classes['onNet']} x="14" y="53">
          <tspan className={classes['strong']}>{`${texts.netLabel} `}</tspan>
          {texts.todayNet}
        </text>
        <Figure on="onStone" span={today.charges} y={TODAY_Y} amount={texts.todayCharges} />
        <Figure on="onStone" span={today.tax} y={TODAY_Y} amount={texts.todayTax} />

        <text className={classes['strong']} x="12" y="99">
          {texts.withCarLabel}
        </text>
        <Lens rate={withCar.rate} whole={{ start: 0, end: WIDTH }} top={CAR_Y + BAR} bottom={LENS_Y} />
        <Block part="net" span={withCar.net} y={CAR_Y} first {...block} />
        <Block part="rate" span={withCar.rate} y={CAR_Y} {...block} />
        <Block part="charges" span={withCar.charges} y={CAR_Y} {...block} />
        <Block part="tax" span={withCar.tax} y={CAR_Y} {...block} />
        <text className={classes['onNet']} x="14" y="147">
          <tspan className={classes['strong']}>{`${texts.netLabel} `}</tspan>
          {texts.withCarNet}
        </text>
        {hasRoom(withCar.rate, bare(texts.rate).length, 5) && (
          <text
            className={`${classes['onCar']} ${classes['small']}`}
            x={middle(withCar.rate)}
            y="146"
            textAnchor="middle"
          >
            {bare(texts.rate)}
          </text>
        )}
        <Figure on="onStone" span={withCar.charges} y={CAR_Y} amount={texts.withCarCharges} />
        <Figure on="onStone" span={withCar.tax} y={CAR_Y} amount={texts.withCarTax} />

        <text className={classes['strong']} x={WIDTH / 2} y="232" textAnchor="middle">
          {`${texts.rateLabel}: ${texts.rate}`}
        </text>
        <Block part="rate" span={lens.net} y={LENS_Y} height={LENS} radius={7} first />
        <Block part="gain" span={lens.charges} y={LENS_Y} height={LENS} radius={7} />
        <Block part="gain" span={lens.tax} y={LENS_Y} height={LENS} radius={7} />
        {hasRoom(lens.net, texts.paidFromNet.length, 15) && (
          <text className={`${classes['onCar']} ${classes['large']}`} x="18" y="284">
            {texts.paidFromNet}
          </text>
        )}
        <Figure on="onGain" span={lens.charges} y={LENS_Y + 9} amount={texts.lessCharges} />
        <Figure on="onGain" span={lens.tax} y={LENS_Y + 9} amount={texts.lessTax} />
      </svg>
      <p className={classes['sentence']}>
        <strong>{texts.paidSentence}</strong> {texts.carriedSentence}
      </p>
    </>
  );
}
