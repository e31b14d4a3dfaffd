import { Skeleton } from '@mantine/core';

/** A page whose heading comes with the data: the heading and one card. */
export function PageSkeleton() {
  return (
    <>
      <Skeleton height={44} width={360} maw="80%" mt={36} mb={40} radius={10} />
      <Skeleton height={480} radius={22} />
    </>
  );
}
