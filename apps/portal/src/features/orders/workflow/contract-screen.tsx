import { Button, Loader } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from 'react-router';
import { LoadState } from '../../../api/load-state.tsx';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { paths } from '../../../navigation/paths.ts';
import { DecisionBar } from './decision-bar.tsx';
import { PdfView } from '../../../product/document-viewer/pdf-view.tsx';
import { StepColumns } from './step-columns.tsx';
import type { StepScreenProps } from './step-screen-props.ts';
import { useAcceptStep } from './use-accept-step.ts';
import classes from './step-parts.module.css';

interface ContractPdfProps {
  readonly orderId: number;
  readonly contract: UseQueryResult<Uint8Array>;
}

function ContractPdf({ orderId, contract }: ContractPdfProps) {
  const { t } = useTranslation('workflow');
  return (
    <LoadState
      query={contract}
      failed={t('contract.failed')}
      label={t('contract.loading')}
      skeleton={
        <div className={classes['pdfLoading']}>
          <Loader />
          <span>{t('contract.loading')}</span>
        </div>
      }
    >
      {(content) => <PdfView content={content} name={t('contract.document', { id: orderId })} />}
    </LoadState>
  );
}

/** PREVIEW_CONTRACT: the contract as it will be signed, to be read. The button stays locked until the contract is loaded. */
export function ContractScreen({ workflow, stepId }: StepScreenProps) {
  const { t } = useTranslation('workflow');
  const orderId = workflow.order.id;
  const contract = useApiQuery(
    'getContract',
    { params: { orderId: String(orderId) } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const { accept, isPending } = useAcceptStep(workflow, stepId);
  return (
    <StepColumns order={workflow.order} above="folded">
      <ContractPdf orderId={orderId} contract={contract} />
      <DecisionBar title={t('contract.question')} hint={t('contract.hint')} stays>
        <Button variant="default" component={Link} to={paths.orders()}>
          {t('back')}
        </Button>
        <Button loading={isPending} disabled={contract.data === undefined} onClick={accept}>
          {t('contract.continue')}
        </Button>
      </DecisionBar>
    </StepColumns>
  );
}
