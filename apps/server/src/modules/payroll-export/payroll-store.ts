import {
  encodeWindows1252,
  NO_SETTINGS,
  type Booking,
  type PayrollExportSettings,
  type PayrollFile,
  type PayrollMonth,
} from '@stromwandel/payroll-export';
import { createHash } from 'node:crypto';
import { and, asc, desc, eq, gte } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { payrollFiles, payrollSettings } from '../../platform/database/schema/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import type { DataSeal, SealedPlace } from '../../platform/sealing/data-seal.ts';

type FileRow = typeof payrollFiles.$inferSelect;
/** A stored file without its bookings. */
export type KeptFile = Omit<FileRow, 'bookings'>;

const FILES_LISTED = 100;

const KEPT = {
  id: payrollFiles.id,
  tenantId: payrollFiles.tenantId,
  month: payrollFiles.month,
  format: payrollFiles.format,
  name: payrollFiles.name,
  mediaType: payrollFiles.mediaType,
  sha256: payrollFiles.sha256,
  orderIds: payrollFiles.orderIds,
  totals: payrollFiles.totals,
  fileId: payrollFiles.fileId,
  createdAt: payrollFiles.createdAt,
};

type FileKey = Pick<FileRow, 'tenantId' | 'month' | 'sha256'>;

// The file concerns several people; reading it records a reading for each.
function bookingsPlace({ tenantId, month, sha256 }: FileKey): SealedPlace {
  return {
    table: 'payroll_files',
    column: 'bookings',
    record: `${tenantId}/${month}/${sha256}`,
    ownerId: null,
  };
}
function filePlace({ tenantId, month, sha256 }: FileKey) {
  return { name: `payroll_files/${tenantId}/${month}/${sha256}`, tenantId, ownerId: null };
}

/** The employer's settings, or the defaults. */
export async function findSettings(
  db: DatabaseOrTransaction,
  tenantId: number,
): Promise<PayrollExportSettings> {
  const [row] = await db.select().from(payrollSettings).where(eq(payrollSettings.tenantId, tenantId));
  if (!row) return NO_SETTINGS;
  return row.settings as PayrollExportSettings; // written by `saveSettings` alone
}

export async function saveSettings(
  db: DatabaseOrTransaction,
  tenantId: number,
  settings: PayrollExportSettings,
  now: Date,
): Promise<void> {
  await db
    .insert(payrollSettings)
    .values({ tenantId, settings, updatedAt: now })
    .onConflictDoUpdate({ target: payrollSettings.tenantId, set: { settings, updatedAt: now } });
}

/** The newest files of an employer. */
export function findFiles(db: DatabaseOrTransaction, tenantId: number): Promise<KeptFile[]> {
  return db
    .select(KEPT)
    .from(payrollFiles)
    .where(eq(payrollFiles.tenantId, tenantId))
    .orderBy(desc(payrollFiles.id))
    .limit(FILES_LISTED);
}

export async function findFile(
  db: DatabaseOrTransaction,
  tenantId: number,
  fileId: number,
): Promise<FileRow | null> {
  const [row] = await db
    .select()
    .from(payrollFiles)
    .where(and(eq(payrollFiles.id, fileId), eq(payrollFiles.tenantId, tenantId)));
  return row ?? null;
}

const ofMonth = ({ tenantId, month }: Pick<FileRow, 'tenantId' | 'month'>) =>
  and(eq(payrollFiles.tenantId, tenantId), eq(payrollFiles.month, month));

/** The newest file of a month. */
export async function findFileOfMonth(
  db: DatabaseOrTransaction,
  tenantId: number,
  month: PayrollMonth,
): Promise<FileRow | null> {
  const [row] = await db
    .select()
    .from(payrollFiles)
    .where(ofMonth({ tenantId, month }))
    .orderBy(desc(payrollFiles.id))
    .limit(1);
  return row ?? null;
}

/** When the first file of each month was made. */
export async function findFirstFiles(
  db: DatabaseOrTransaction,
  tenantId: number,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectDistinctOn([payrollFiles.month], { month: payrollFiles.month, createdAt: payrollFiles.createdAt })
    .from(payrollFiles)
    .where(eq(payrollFiles.tenantId, tenantId))
    .orderBy(asc(payrollFiles.month), asc(payrollFiles.id));
  return new Map(rows.map(({ month, createdAt }) => [month, createdAt]));
}

/** The newest file of each month from one on, oldest month first. */
export function findNewestFiles(
  db: DatabaseOrTransaction,
  tenantId: number,
  from: PayrollMonth,
): Promise<FileRow[]> {
  return db
    .selectDistinctOn([payrollFiles.month], { ...KEPT, bookings: payrollFiles.bookings })
    .from(payrollFiles)
    .where(and(eq(payrollFiles.tenantId, tenantId), gte(payrollFiles.month, from)))
    .orderBy(asc(payrollFiles.month), desc(payrollFiles.id));
}

export function readContent(db: DatabaseOrTransaction, files: FileStore, file: FileRow): Promise<Buffer> {
  return files.get(db, file.fileId, filePlace(file));
}

/** The bookings that a stored file was made from. */
export function openBookings(seal: DataSeal, file: FileRow): readonly Booking[] {
  return seal.open(file.bookings, bookingsPlace(file)) as readonly Booking[]; // sealed by `keepFile` alone
}

/**
 * Returns the month's newest file if the content is identical, else stores a new one. Content equal to an older file
 * is stored again, because the newest file is the last one sent. The caller holds the employer's lock.
 */
export async function keepFile(
  tx: Transaction,
  { seal, files }: { readonly seal: DataSeal; readonly files: FileStore },
  {
    file,
    ...values
  }: Pick<FileRow, 'tenantId' | 'month' | 'format' | 'totals' | 'createdAt'> & {
    readonly file: PayrollFile;
    readonly bookings: readonly Booking[];
  },
): Promise<{ readonly file: KeptFile; readonly isNew: boolean }> {
  const { name, mediaType, text, encoding } = file;
  const content = encoding === 'utf-8' ? Buffer.from(text) : encodeWindows1252(text);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const key = { tenantId: values.tenantId, month: values.month, sha256 };
  const [newest] = await tx
    .select(KEPT)
    .from(payrollFiles)
    .where(ofMonth(key))
    .orderBy(desc(payrollFiles.id))
    .limit(1);
  if (newest?.sha256 === sha256) return { file: newest, isNew: false };
  const [row] = await tx
    .insert(payrollFiles)
    .values({
      ...values,
      name,
      mediaType,
      sha256,
      fileId: await files.insert(tx, await files.put(filePlace(key), content)),
      bookings: seal.seal(values.bookings, bookingsPlace(key)),
      orderIds: values.bookings.map(({ orderId }) => orderId),
    })
    .returning(KEPT);
  if (!row) throw new Error('The database has not returned the file it kept');
  return { file: row, isNew: true };
}
