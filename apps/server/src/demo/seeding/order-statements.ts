// How far into its days an order was when the entry of its log was written.
const MOMENT = (entry: string) =>
  `b.created_at + make_interval(secs => 86400.0 * b.days * ${entry}.place / ${entry}.of_all)`;

const momentOf = (stepType: string) => `(select ${MOMENT('l')} from seed_log as l
  where l.life = b.life and l.step_type = '${stepType}' and l.status = 'ACCEPTED')`;

/** The orders of a batch, with the columns of lists. $1 is now. */
export const INSERT_ORDERS = `
insert into orders (tenant_id, user_id, created_at, idempotency_key, vehicle_id, lease_package_id, snapshot,
  private_snapshot, confirmed_at, signed_at, ordered_at, deadline, delivery_week, delivered_on, handed_over_on, ended_at, end_reason, end_note, stage,
  stage_since, search_text, monthly_rate_cents, duration_months, contribution_cents, employer_saving_cents,
  employer_result_cents)
select u.tenant_id, u.id, b.created_at, b.key, t.vehicle_id, t.lease_package_id,
  t.snapshot || jsonb_build_object(
    'person', jsonb_build_object('title', u.title, 'firstName', u.first_name, 'lastName', u.last_name, 'street', u.street,
      'streetNumber', u.street_number, 'postcode', u.postcode, 'place', u.place, 'state', u.state,
      'placeOfBirth', u.place_of_birth, 'employeeId', u.employee_id),
    'employer', jsonb_build_object('name', e.name, 'street', e.street, 'streetNumber', e.street_number,
      'postcode', e.postcode, 'place', e.place)),
  b.private_snapshot, ${momentOf('CONFIRM_SUMMARY')}, ${momentOf('NECT_SIGN')},
  ${momentOf('ADMIN_CONFIRM')},
  case when l.stage in ('WITH_EMPLOYEE', 'WITH_EMPLOYER', 'WITH_PROVIDER') then $1::timestamptz + interval '10 days' end,
  case when l.is_delivered then to_char(b.created_at + b.days * interval '20 hours', 'IYYY"-W"IW')
    when l.has_week then to_char($1::timestamptz + b.days % 20 * interval '7 days', 'IYYY"-W"IW') end,
  case when l.is_delivered then (b.created_at + b.days * interval '21 hours')::date end,
  case when l.stage = 'ACTIVE' then (b.created_at + b.days * interval '22 hours')::date end,
  case when l.stage in ('ACTIVE', 'ENDED') then b.created_at + b.days * interval '22 hours' end,
  l.end_reason, case when l.end_reason like 'DECLINED%' then 'Das Budget ist vergeben.' end, l.stage,
  coalesce(case when l.is_delivered then b.created_at + b.days * interval '21 hours' end, ${momentOf('ADMIN_CONFIRM')},
    ${momentOf('TENANT_ADMIN_CLICK_CONFIRM')}, ${momentOf('NECT_SIGN')}, b.created_at),
  app_folded(concat_ws(' ', u.first_name, u.last_name, u.employee_id, t.car_text, e.name)),
  t.monthly_rate_cents, t.duration_months, t.contribution_cents, t.employer_saving_cents, t.employer_result_cents
from seed_batch as b
  join seed_people as p on p.place = b.person
  join users as u on u.id = p.id
  join tenants as e on e.id = u.tenant_id
  join seed_templates as t on t.place = b.template
  join seed_lives as l on l.life = b.life`;

/** The words that a trigger would write. $1 is the last order before. */
export const INSERT_WORDS = `
insert into order_words (order_id, word)
select o.id, word from orders as o, app_words(o.id || ' ' || o.search_text) as word where o.id > $1`;

/** The copies of the step list. $1 is the last order before. */
export const INSERT_STEPS = `
insert into order_steps (order_id, step_type, step_name, order_number, final, success, user_enabled, user_visible,
  admin_visible, admin_enabled, tenant_admin_visible, tenant_admin_enabled)
select o.id, s."stepType", s."stepName", s."orderNumber", s.final, s.success, s."userEnabled", s."userVisible",
  s."adminVisible", s."adminEnabled", s."tenantAdminVisible", s."tenantAdminEnabled"
from orders as o cross join seed_steps as s where o.id > $1 order by o.id, s."orderNumber"`;

/** What happened to the steps. $1 is the last order before. */
export const INSERT_LOG = `
insert into user_steps (order_id, step_id, status, modified)
select o.id, s.id, l.status, ${MOMENT('l')}
from orders as o
  join seed_batch as b on b.key = o.idempotency_key
  join seed_log as l on l.life = b.life
  join order_steps as s on s.order_id = o.id and s.step_type = l.step_type
where o.id > $1 order by o.id, l.place`;

/** The link of each ordered car. $1 is the last order before. */
export const INSERT_LINKS = `
insert into order_links (order_id, kind, code_hash, created_at, expires_at, ended_at)
select o.id, 'MANUFACTURER', 'seed-' || o.id, ${MOMENT('l')}, ${MOMENT('l')} + interval '540 days', o.delivered_on
from orders as o
  join seed_batch as b on b.key = o.idempotency_key
  join seed_log as l on l.life = b.life and l.step_type = 'ADMIN_CONFIRM' and l.status = 'ACCEPTED'
where o.id > $1`;

/** The lease of each delivered car; terms that are over are closed. $1 is the last order before. */
export const INSERT_LEASES = `
insert into leases (order_id, tenant_id, user_id, state, prepared_at, vin, plate, handed_over_on, ends_on, returned_on,
  closed_on, end_reason, plate_key, vin_end)
select c.id, c.tenant_id, c.user_id, case when c.ends_on is null then 'PREPARED' when c.is_over then 'CLOSED' else 'ACTIVE' end,
  c.delivered_on, c.vin, c.plate, c.handed_over_on, c.ends_on, case when c.is_over then c.ends_on end,
  case when c.is_over then c.ends_on end, case when c.is_over then 'TERM' end,
  regexp_replace(lower(c.plate), '[^a-z0-9]', '', 'g'), lower(right(c.vin, 6))
from (select o.*, l.ends_on, l.ends_on < current_date as is_over, 'WVWZZZE1Z' || lpad(o.id::text, 8, '0') as vin,
    'K-' || chr(65 + (o.id / 9000 % 26)::int) || chr(65 + (o.id / 234000 % 26)::int) || ' ' || (o.id % 9000 + 1000) || 'E' as plate
  from orders as o
    cross join lateral (select (o.handed_over_on + make_interval(months => o.duration_months))::date - 1 as ends_on) as l
  where o.id > $1 and o.delivered_on is not null and o.end_reason is null) as c`;

/** An event of the audit log for each order. $1 is the last order before. */
export const INSERT_AUDIT = `
insert into audit_events (at, actor_id, actor_role, tenant_id, action, record, record_id, details, person_id)
select o.created_at, o.user_id, 'EMPLOYEE', o.tenant_id, 'STEP_STARTED', 'order', o.id,
  jsonb_build_object('stepId', s.id, 'stepType', s.step_type), o.user_id
from orders as o join order_steps as s on s.order_id = o.id and s.step_type = 'CONFIRM_SUMMARY'
where o.id > $1 order by o.id`;
