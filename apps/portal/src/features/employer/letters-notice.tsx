import { Link } from 'react-router';
import { LoadState } from '../../api/load-state.tsx';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { useToday } from '../../product-clock/product-clock-context.ts';
import { Notice } from '../../ui/notice.tsx';

type Letter = ReplyOf<'listFines'>['fines'][number];

/** The answered letter that the employer as holder passes on next, with the way to it, or to several of them. */
export function LettersNotice() {
  const { t } = useTranslation('employer');
  const letters = useApiQuery('listFines', { query: { state: 'ANSWERED' } });
  return (
    <LoadState query={letters} failed={t('letters.failed')} label={t('letters.loading')} skeleton={null}>
      {({ fines: [first, second] }) =>
        first !== undefined && <Answered first={first} isOnly={second === undefined} />
      }
    </LoadState>
  );
}

function Answered({ first, isOnly }: { readonly first: Letter; readonly isOnly: boolean }) {
  const { t } = useTranslation('employer');
  const { date } = useFormat();
  const { id, plate, deadline } = first;
  const words = { plate, day: date(deadline) };
  const isLate = deadline < useToday();
  return (
    <Notice tone="copper" title={t(isOnly ? 'letters.one' : 'letters.several', words)}>
      {t(isLate ? 'letters.late' : isOnly ? 'letters.until' : 'letters.firstUntil', words)}{' '}
      <Link to={isOnly ? deskPaths.employerLetter(id) : deskPaths.employerAnsweredLetters()}>
        {t(isOnly ? 'letters.toOne' : 'letters.toSeveral')}
      </Link>
    </Notice>
  );
}
