import { Button, Loader } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { useFormat } from '../../../format/use-format.ts';
import { paths } from '../../../navigation/paths.ts';
import { FailureState } from '../../../ui/failure-state.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { StepColumns } from './step-columns.tsx';
import type { StepScreenProps } from './step-screen-props.ts';
import { useAcceptStep } from './use-accept-step.ts';
import classes from './step-parts.module.css';

const BYTES_PER_KILOBYTE = 1000;

interface PdfViewProps {
  readonly content: Uint8Array;
  readonly name: string;
}

/** The document in the page, with a way to keep it. */
function PdfView({ content, name }: PdfViewProps) {
  const { t } = useTranslation('workflow');
  const format = useFormat();
  const frame = useRef<HTMLIFrameElement>(null);
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const address = URL.createObjectURL(new Blob([new Uint8Array(content)], { type: 'application/pdf' }));
    if (frame.current) frame.current.src = address;
    if (link.current) link.current.href = address;
    return () => URL.revokeObjectURL(address);
  }, [content]);

  return (
    <section className={classes['pdfCard']} aria-label={name}>
      <div className={classes['pdfBar']}>
        <strong>{name}</strong>
        <span>
          {t('contract.kind', { size: format.number(Math.ceil(content.length / BYTES_PER_KILOBYTE)) })}
        </span>
        <Button
          component="a"
          ref={link}
          href="#"
          download={`${name}.pdf`}
          variant="subtle"
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
        >
          {t('contract.download')}
        </Button>
      </div>
      <iframe ref={frame} className={classes['pdf']} title={name} />
    </section>
  );
}

function ContractPdf({ orderId }: { readonly orderId: number }) {
  const { t } = useTranslation(['workflow', 'app']);
  const query = useApiQuery(
    'getContract',
    { params: { orderId: String(orderId) } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const name = t('contract.document', { id: orderId });
  if (query.isError) {
    return (
      <FailureState
        title={t('error')}
        retryLabel={t('app:retry')}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {t('contract.failed')}
      </FailureState>
    );
  }
  if (query.data === undefined) {
    return (
      <output className={classes['pdfLoading']}>
        <Loader aria-hidden="true" />
        <span>{t('contract.loading')}</span>
      </output>
    );
  }
  return <PdfView content={query.data} name={name} />;
}

/** PREVIEW_CONTRACT: the contract as it will be signed, to be read. */
export function ContractScreen({ workflow, stepId }: StepScreenProps) {
  const { t } = useTranslation('workflow');
  const { accept, isPending } = useAcceptStep(workflow, stepId);
  return (
    <StepColumns order={workflow.order}>
      <ContractPdf orderId={workflow.order.id} />
      <DecisionBar title={t('contract.question')} hint={t('contract.hint')}>
        <Button variant="default" component={Link} to={paths.orders()}>
          {t('back')}
        </Button>
        <Button loading={isPending} onClick={accept}>
          {t('contract.continue')}
        </Button>
      </DecisionBar>
    </StepColumns>
  );
}
