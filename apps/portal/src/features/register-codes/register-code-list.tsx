import { Button, CopyButton } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { AskedAction } from '../../product/desk/asked-action.tsx';
import { MoreActions } from '../../product/desk/more-actions.tsx';
import { useOutcome } from '../../product/desk/use-outcome.ts';
import { useFormat } from '../../format/use-format.ts';
import { paths } from '../../navigation/paths.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { Tone } from '../../ui/tone.ts';
import rows from '../../product/desk/row-list.module.css';
import classes from './register-code-list.module.css';

type RegisterCode = ReplyOf<'listRegisterCodes'>[number];

const TONES: Record<RegisterCode['state'], Tone> = {
  USABLE: 'gain',
  EXPIRED: 'warn',
  USED_UP: 'warn',
  ENDED: 'neutral',
};

/** Codes with what limits them; usable ones can be handed on and ended. */
export function RegisterCodeList({ codes }: { readonly codes: readonly RegisterCode[] }) {
  return (
    <ul>
      {codes.map((code) => (
        <CodeItem key={code.id} code={code} />
      ))}
    </ul>
  );
}

function CodeItem({ code }: { readonly code: RegisterCode }) {
  const { t } = useTranslation('registerCodes');
  const { date, number } = useFormat();
  const { state, validUntil, maximumUses, uses, allowedDomains, createdAt } = code;
  const limits = [
    maximumUses === null
      ? t('list.uses', { count: uses, uses: number(uses) })
      : t('list.usesOf', { uses: number(uses), most: number(maximumUses) }),
    validUntil !== null && t('list.until', { date: date(validUntil) }),
    allowedDomains.length > 0 && t('list.domains', { domains: allowedDomains.join(', ') }),
    t('list.made', { date: date(createdAt) }),
  ];
  return (
    <li className={rows['item']}>
      <div>
        <p className={rows['head']}>
          <code className={classes['code']}>{code.code}</code>
          <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
        </p>
        <p className={rows['quiet']}>{limits.filter(Boolean).join(' · ')}</p>
      </div>
      {state === 'USABLE' && <CodeActions code={code} />}
    </li>
  );
}

const OUTDATED = ['listRegisterCodes'] as const;

function CodeActions({ code: { id, code } }: { readonly code: RegisterCode }) {
  const { t } = useTranslation('registerCodes');
  const outcome = useOutcome(OUTDATED);
  const end = useApiMutation('endRegisterCode', outcome(t('list.ended')));
  const link = new URL(paths.register(code), window.location.origin).href;
  return (
    <div className={rows['actions']}>
      <CopyButton value={t('list.invitation', { link, code })} timeout={4000}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy} aria-label={t('list.copyNamed', { code })}>
            <span aria-live="polite">{copied ? t('list.copied') : t('list.copy')}</span>
          </Button>
        )}
      </CopyButton>
      <MoreActions about={code}>
        <AskedAction
          label={t('list.end')}
          named={t('list.endNamed', { code })}
          title={t('confirm.title', { code })}
          variant="subtle"
          busy={end.isPending}
          onConfirm={() => end.mutate({ params: { codeId: String(id) } })}
        >
          <p>{t('confirm.text')}</p>
        </AskedAction>
      </MoreActions>
    </div>
  );
}
