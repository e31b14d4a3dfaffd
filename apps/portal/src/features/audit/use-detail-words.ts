import { ORDER_MAIL_KINDS, type AuditEventReply } from '@stromwandel/api-spec';
import { PATH_STEP_TYPES } from '@stromwandel/ordering';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import { DETAIL_CODES, DETAIL_NAMES } from './detail-codes.ts';

type Detail = AuditEventReply['details'][number];

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** German time. */
const DAY_AND_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const WEEK = /^(\d{4})-W(\d{2})$/;

/** An object that a detail holds as text; null for any other text. */
function objectIn(text: string): object | null {
  if (!text.startsWith('{')) return null;
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' ? read : null;
  } catch {
    return null;
  }
}

/** Details of an event in words; a name or code that this version does not know stays as it is. */
export function useDetailWords(): (details: readonly Detail[]) => string {
  const { t } = useTranslation(['audit', 'timeline']);
  const { date } = useFormat();

  const labelOf = (name: string) => {
    const known = DETAIL_NAMES.find((one) => one === name);
    return known === undefined ? name : t(`audit:detail.names.${known}`);
  };

  const filterOf = (name: string) =>
    name === 'actor' || name === 'action' || name === 'outcome' || name === 'record' || name === 'recordId'
      ? t(`audit:${name}`)
      : name === 'tenant' || name === 'lastDay' || name === 'firstDay'
        ? t(`audit:${name}`)
        : labelOf(name);

  function wordOf(value: string): string {
    const code = DETAIL_CODES.find((one) => one === value);
    if (code !== undefined) return t(`audit:detail.values.${code}`);
    const step = PATH_STEP_TYPES.find((one) => one === value);
    if (step === 'LEASING_ACTIVE') return t('timeline:step.READY_FOR_HANDOVER');
    if (step !== undefined) return t(`timeline:step.${step}`);
    if (value === 'true') return t('audit:detail.yes');
    if (value === 'false') return t('audit:detail.no');
    if (DAY.test(value)) return date(value);
    if (DAY_AND_TIME.test(value)) return `${date(value.slice(0, 10))}, ${value.slice(11)}`;
    const [, year, week] = WEEK.exec(value) ?? [];
    return week === undefined ? value : t('audit:detail.week', { year, week: Number(week) });
  }

  const mailOf = (kind: string) => {
    const known = ORDER_MAIL_KINDS.find((one) => one === kind);
    return known === undefined ? kind : t(`timeline:mails.${known}`);
  };

  function partsOf(value: unknown): string {
    if (Array.isArray(value))
      return value.length === 0 ? t('audit:detail.none') : value.map(partsOf).join(', ');
    if (typeof value === 'object' && value !== null) return pairsOf(value);
    return wordOf(String(value));
  }

  const pair = (label: string, value: string) => t('audit:detail.pair', { label, value });

  /** The parts of an object that are set. */
  function pairsOf(value: object): string {
    return Object.entries(value)
      .filter(([, part]) => part !== null)
      .map(([name, part]) => pair(labelOf(name), partsOf(part)))
      .join(', ');
  }

  function valueOf({ name, value }: Detail): string {
    if (name === 'mails') return value.split(',').map(mailOf).join(', ');
    if (name === 'filters') return value.split(' ').map(filterOf).join(', ');
    const object = objectIn(value);
    return object === null ? wordOf(value) : pairsOf(object);
  }

  return (details) =>
    details
      // The step says more than its number.
      .filter(({ name }) => name !== 'stepId' || !details.some((other) => other.name === 'stepType'))
      .map((detail) => pair(labelOf(detail.name), valueOf(detail)))
      .join('; ');
}
