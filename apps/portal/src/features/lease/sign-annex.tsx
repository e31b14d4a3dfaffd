import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { NO_SIGNATURE, SignatureField, signatureOf } from '../../product/signature/signature-field.tsx';
import classes from './package.module.css';

interface SignAnnexProps {
  readonly isSending: boolean;
  /** Why the last signature was refused. */
  readonly failure: Error | null;
  readonly onSign: (signature: NonNullable<ReturnType<typeof signatureOf>>) => void;
}

/** The signature under an annex, drawn or typed. */
export function SignAnnex({ isSending, failure, onSign }: SignAnnexProps) {
  const { t } = useTranslation('lease');
  const [entry, setEntry] = useState(NO_SIGNATURE);
  const signature = signatureOf(entry);
  return (
    <div className={classes['card']}>
      {failure !== null && <FailureNotice title={t('package.signFailed')} failure={failure} />}
      <SignatureField
        title={t('package.signature')}
        entry={entry}
        isGiven={signature !== null}
        onChange={setEntry}
      />
      <Button
        disabled={signature === null}
        loading={isSending}
        onClick={() => signature !== null && onSign(signature)}
      >
        {t('package.sign')}
      </Button>
    </div>
  );
}
