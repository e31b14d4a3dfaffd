import { grossFlowGeometry, type GrossFlow, type Span } from './gross-flow.ts';
import classes from './gross-flow-chart.module.css';
import { Block, Flows, hasRoom, Lens, middle } from './gross-flow-shapes.tsx';
import type { GrossFlowTexts } from './gross-flow-texts.ts';

const LEFT = 108;
const RIGHT = 852;
const TODAY_Y = 4;
const CAR_Y = 112;
const BAR = 46;
const LENS_Y = 246;
const LENS = 58;

interface StoneTextProps {
  readonly span: Span;
  readonly y: number;
  readonly label: string;
  readonly amount: string;
}

function StoneText({ span, y, label, amount }: StoneTextProps) {
  const full = hasRoom(span, label.length + amount.length, 7.6);
  if (!full && !hasRoom(span, amount.length, 7.6)) return null;
  return (
    <text className={classes['onStone']} x={span.start + 10} y={y + 28.5}>
      {full && <tspan className={classes['strong']}>{`${label} `}</tspan>}
      {amount}
    </text>
  );
}

/** The chart for wide screens. */
export function GrossFlowWide({ flow, texts }: { readonly flow: GrossFlow; readonly texts: GrossFlowTexts }) {
  const geometry = grossFlowGeometry(flow, LEFT, RIGHT);
  const { today, withCar, lens } = geometry;
  const block = { height: BAR, radius: 5 };
  return (
    <svg viewBox="0 0 852 368" aria-hidden="true">
      <Flows geometry={geometry} top={TODAY_Y + BAR} bottom={CAR_Y} />
      <text className={classes['strong']} x="0" y="24">
        {texts.todayLabel}
      </text>
      <text className={classes['quiet']} x="0" y="43">
        {texts.todayGross}
      </text>
      <Block part="net" span={today.net} y={TODAY_Y} first {...block} />
      <Block part="charges" span={today.charges} y={TODAY_Y} {...block} />
      <Block part="tax" span={today.tax} y={TODAY_Y} {...block} />
      <text className={classes['onNet']} x={LEFT + 14} y="33">
        <tspan className={classes['strong']}>{`${texts.netLabel} `}</tspan>
        {texts.todayNet}
      </text>
      <StoneText span={today.charges} y={TODAY_Y} label={texts.chargesLabel} amount={texts.todayCharges} />
      <StoneText span={today.tax} y={TODAY_Y} label={texts.taxLabel} amount={texts.todayTax} />

      <Lens rate={withCar.rate} whole={{ start: LEFT, end: RIGHT }} top={CAR_Y + BAR} bottom={LENS_Y} />
      <text className={classes['strong']} x="0" y="132">
        {texts.withCarLabel}
      </text>
      <text className={classes['quiet']} x="0" y="151">
        {texts.withCarGross}
      </text>
      <Block part="net" span={withCar.net} y={CAR_Y} first {...block} />
      <Block part="rate" span={withCar.rate} y={CAR_Y} {...block} />
      <Block part="charges" span={withCar.charges} y={CAR_Y} {...block} />
      <Block part="tax" span={withCar.tax} y={CAR_Y} {...block} />
      <text className={classes['onNet']} x={LEFT + 14} y="141">
        <tspan className={classes['strong']}>{`${texts.netLabel} `}</tspan>
        {texts.withCarNet}
      </text>
      {hasRoom(withCar.rate, texts.rate.length, 7) && (
        <text className={classes['onCar']} x={middle(withCar.rate)} y="141" textAnchor="middle">
          {texts.rate}
        </text>
      )}
      <StoneText span={withCar.charges} y={CAR_Y} label={texts.chargesLabel} amount={texts.withCarCharges} />
      <StoneText span={withCar.tax} y={CAR_Y} label={texts.taxLabel} amount={texts.withCarTax} />

      <text className={classes['strong']} x="0" y="272">
        {texts.rateLabel}
      </text>
      <text className={classes['quiet']} x="0" y="291">
        {texts.rate}
      </text>
      <text className={classes['quiet']} x="502" y="232" textAnchor="middle">
        {texts.enlarged}
      </text>
      <Block part="rate" span={lens.net} y={LENS_Y} height={LENS} radius={7} first />
      <Block part="gain" span={lens.charges} y={LENS_Y} height={LENS} radius={7} />
      <Block part="gain" span={lens.tax} y={LENS_Y} height={LENS} radius={7} />
      {hasRoom(lens.net, texts.paidFromNet.length, 15) && (
        <text className={`${classes['onCar']} ${classes['large']}`} x={LEFT + 18} y="284">
          {texts.paidFromNet}
        </text>
      )}
      {hasRoom(lens.charges, texts.lessCharges.length, 8) && (
        <text className={classes['onGain']} x={middle(lens.charges)} y="281" textAnchor="middle">
          {texts.lessCharges}
        </text>
      )}
      {hasRoom(lens.tax, texts.lessTax.length, 8) && (
        <text className={classes['onGain']} x={middle(lens.tax)} y="281" textAnchor="middle">
          {texts.lessTax}
        </text>
      )}
      <text className={classes['strong']} x={LEFT} y="330">
        {texts.paidTitle}
      </text>
      <text className={classes['quiet']} x={LEFT} y="351">
        {texts.paidShare}
      </text>
      <text className={classes['strong']} x={RIGHT} y="330" textAnchor="end">
        {texts.carriedTitle}
      </text>
      <text className={classes['quiet']} x={RIGHT} y="351" textAnchor="end">
        {texts.carriedShare}
      </text>
    </svg>
  );
}
