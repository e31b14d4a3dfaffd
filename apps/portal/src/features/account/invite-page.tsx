import { SetPassword } from './set-password.tsx';

export default function InvitePage() {
  return <SetPassword kind="INVITE" />;
}
