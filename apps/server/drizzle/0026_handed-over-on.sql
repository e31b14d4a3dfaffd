ALTER TABLE "orders" ADD COLUMN "handed_over_on" date;
--> statement-breakpoint
-- Running leases began on the German day on which their handover was accepted.
UPDATE "orders" AS "o" SET "handed_over_on" = coalesce(
  (SELECT ("u"."modified" AT TIME ZONE 'Europe/Berlin')::date FROM "user_steps" AS "u"
    JOIN "order_steps" AS "s" ON "s"."id" = "u"."step_id"
    WHERE "s"."order_id" = "o"."id" AND "s"."step_type" = 'LEASING_ACTIVE' AND "u"."status" = 'ACCEPTED'),
  "o"."delivered_on")
WHERE "o"."stage" = 'ACTIVE';
