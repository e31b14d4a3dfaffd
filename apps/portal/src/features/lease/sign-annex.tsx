import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { NO_SIGNATURE, SignatureField, signatureOf } from '../../product/signature/signature-field.tsx';
import classes from './package.module.css';

interface SignAnnexProps {
  readonly leaseId: number;
  readonly changeId: number;
}

/** The signature under the annex, drawn or typed. */
export function SignAnnex({ leaseId, changeId }: SignAnnexProps) {
  const { t } = useTranslation('lease');
  const toast = useToast('profile');
  const [entry, setEntry] = useState(NO_SIGNATURE);
  const signature = signatureOf(entry);
  const sign = useApiMutation('signPackageChange', {
    outdates: ['listOwnLeases', 'getPackageOptions', 'getLeaseDistance'],
    onSuccess: () => toast('success', t('package.signed')),
  });
  return (
    <div className={classes['card']}>
      {sign.error !== null && <FailureNotice title={t('package.signFailed')} failure={sign.error} />}
      <SignatureField
        title={t('package.signature')}
        entry={entry}
        isGiven={signature !== null}
        onChange={setEntry}
      />
      <Button
        disabled={signature === null}
        loading={sign.isPending}
        onClick={() => {
          if (signature === null) return;
          const params = { leaseId: String(leaseId), changeId: String(changeId) };
          sign.mutate({ params, body: { signature } });
        }}
      >
        {t('package.sign')}
      </Button>
    </div>
  );
}
