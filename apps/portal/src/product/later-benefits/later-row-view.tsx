import {
  IconBabyCarriage,
  IconBriefcase,
  IconChevronDown,
  IconFirstAidKit,
  IconPigMoney,
  IconShieldCheck,
  type Icon,
} from '@tabler/icons-react';
import { UnstyledButton } from '@mantine/core';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { LaterReply } from '../../api/replies.ts';
import { LaterDetails } from './later-details.tsx';
import classes from './later-panel.module.css';
import { sentenceOf, type LaterRow, type LaterSentence } from './later-row.ts';
import { useLaterText } from './use-later-text.ts';

const ICONS: Readonly<Record<LaterRow['benefit'], Icon>> = {
  pension: IconPigMoney,
  krankengeld: IconFirstAidKit,
  elterngeld: IconBabyCarriage,
  arbeitslosengeld: IconBriefcase,
  health: IconShieldCheck,
};

/** What a row shows beyond its benefit. */
export interface RowAddition {
  /** What is asked beyond the salary data. */
  readonly question?: ReactNode;
  /** Small text after the sentence, such as the default that is used until the question is answered. */
  readonly note?: string | null;
  /** Replaces the row's own sentence. */
  readonly instead?: LaterSentence | null;
}

interface LaterRowViewProps extends RowAddition {
  readonly row: LaterRow;
  readonly later: LaterReply;
  /** On paper every row is open and nothing can be pressed. */
  readonly printed?: boolean;
  /** Absent where the row cannot be folded away. */
  readonly onHide?: () => void;
  /** The row was just folded away or shown again: the keyboard goes on there. */
  readonly takesFocus?: boolean;
}

function useFocusIf(takesFocus: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return button;
}

/** A benefit with what is missing of it; opened, how it is computed with the person's own figures. */
export function LaterRowView(props: LaterRowViewProps) {
  const { row, later, instead = null, question, note = null, printed = false, onHide } = props;
  const button = useFocusIf(props.takesFocus === true);
  const { t } = useTranslation('payslip');
  const id = useId();
  const [opened, setOpened] = useState(false);
  const { amount } = useLaterText();
  const text = instead === null ? amount(row) : null;
  const lost = row.lostPerMonthCents ?? 0;
  const RowIcon = ICONS[row.benefit];
  // The pension's question decides about other rows too.
  const isAsked = row.steps.length > 0 || row.benefit === 'pension';
  const head = (
    <>
      <RowIcon size={20} stroke={1.75} aria-hidden="true" />
      <span>
        {t(`later.${instead ?? sentenceOf(row)}`)} {note !== null && isAsked && <small>{note}</small>}
      </span>
      <span className={classes['end']}>
        {text !== null && (
          <span className={lost > 0 ? classes['lost'] : classes['unchanged']}>
            {text}
            {lost !== 0 && <small> {t('later.perMonth')}</small>}
          </span>
        )}
        {!printed && <IconChevronDown size={18} stroke={1.75} aria-hidden="true" data-up={opened} />}
      </span>
    </>
  );
  if (printed) {
    return (
      <li className={classes['row']} data-opened>
        <div className={classes['head']}>{head}</div>
        <div className={classes['opened']}>
          <LaterDetails row={row} later={later} />
        </div>
      </li>
    );
  }
  return (
    <li className={classes['row']} data-opened={opened || undefined}>
      <button
        ref={button}
        type="button"
        className={classes['head']}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        {head}
      </button>
      <div id={id} className={classes['opened']} hidden={!opened}>
        {opened && (
          <>
            {isAsked && question}
            {instead === null && <LaterDetails row={row} later={later} />}
            {onHide && (
              <UnstyledButton className={classes['hide']} onClick={onHide}>
                {t('later.hide')}
              </UnstyledButton>
            )}
          </>
        )}
      </div>
    </li>
  );
}

interface HiddenRowProps {
  readonly benefit: LaterRow['benefit'];
  readonly onShow: () => void;
  readonly takesFocus: boolean;
}

/** A row that does not concern the person. */
export function HiddenRow({ benefit, onShow, takesFocus }: HiddenRowProps) {
  const button = useFocusIf(takesFocus);
  const { t } = useTranslation('payslip');
  const name = t(`later.${benefit}.name`);
  return (
    <li className={classes['hiddenRow']}>
      <span>{t('later.hidden', { name })}</span>
      <UnstyledButton
        ref={button}
        className={classes['hide']}
        aria-label={t('later.showName', { name })}
        onClick={onShow}
      >
        {t('later.show')}
      </UnstyledButton>
    </li>
  );
}
