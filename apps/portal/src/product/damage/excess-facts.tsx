import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import { FactList, type Fact } from '../../ui/fact-list.tsx';
import type { DamageCase } from './damage-case.ts';

type Excess = NonNullable<DamageCase['excess']>;
/** What all three sides read; objection and answer only employee and provider. */
type ShownExcess = Omit<Excess, 'objection' | 'answer' | 'providerDecides'> &
  Partial<Pick<Excess, 'objection' | 'answer'>>;

interface ExcessFactsProps {
  readonly excess: ShownExcess;
  /** Who reads it: the employee, or one of the desks. */
  readonly reader: 'own' | 'employer' | 'provider';
}

/** The excess of a case: how much, who bears it, why, and where that stands. */
export function ExcessFacts({ excess, reader }: ExcessFactsProps) {
  const { t } = useTranslation('damage');
  const { euro, date } = useFormat();
  const { excessCents, bearer, state, reason, objection = null, answer = null } = excess;
  const until = excess.decidableUntil ?? excess.objectableUntil;
  const isOwnTurn = reader === 'employer' && state === 'PROPOSED';
  const status =
    until === null
      ? t(`excess.state.${state}`)
      : t(isOwnTurn ? 'excess.youDecide' : `excess.open.${state}`, { day: date(until) });
  const stated = (label: string, value: string | null): readonly Fact[] =>
    value === null ? [] : [{ label, value }];
  const facts: readonly Fact[] = [
    { label: t('excess.amount'), value: euro(excessCents) },
    {
      label: t(state === 'PROPOSED' ? 'excess.bearerProposed' : 'excess.bearer'),
      value: t(`excess.bearers.${reader}.${bearer}`),
    },
    { label: t('excess.status'), value: status },
    { label: t('excess.reason'), value: reason },
    ...stated(t(reader === 'own' ? 'excess.ownObjection' : 'excess.objection'), objection),
    ...stated(t('excess.answer'), answer),
  ];
  return <FactList facts={facts} />;
}
