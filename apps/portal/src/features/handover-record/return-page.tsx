import { RecordPage } from './handover-page.tsx';

/** The record of a car's return, filled in at the car like that of its handover. */
export default function ReturnPage() {
  return <RecordPage kind="RETURN" />;
}
