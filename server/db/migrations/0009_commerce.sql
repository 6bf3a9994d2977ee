CREATE TABLE "order_event" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"actor" text NOT NULL,
	"event" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"detail" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase" (
	"owner_user" text NOT NULL,
	"resource_id" text NOT NULL,
	"order_id" text NOT NULL,
	"design_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchase_owner_user_resource_id_pk" PRIMARY KEY("owner_user","resource_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_event" (
	"id" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_object" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_request" (
	"key" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"code" text PRIMARY KEY NOT NULL,
	"percent" integer,
	"amount_cents" integer,
	"expires_at" timestamp with time zone,
	"most_uses" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_code" CHECK ("coupon"."code" = upper("coupon"."code")),
	CONSTRAINT "coupon_worth" CHECK ((percent is null) <> (amount_cents is null) and coalesce(percent between 1 and 100, amount_cents > 0)),
	CONSTRAINT "coupon_used" CHECK (used >= 0 and (most_uses is null or used <= most_uses))
);
--> statement-breakpoint
CREATE TABLE "coupon_use" (
	"code" text NOT NULL,
	"owner_user" text NOT NULL,
	"order_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_use_code_owner_user_pk" PRIMARY KEY("code","owner_user"),
	CONSTRAINT "coupon_use_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "credit_entry" (
	"owner_user" text NOT NULL,
	"position" integer NOT NULL,
	"amount" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" text,
	"key" text NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "credit_entry_owner_user_position_pk" PRIMARY KEY("owner_user","position"),
	CONSTRAINT "credit_entry_key_unique" UNIQUE("key"),
	CONSTRAINT "credit_entry_balance" CHECK ("credit_entry"."balance_after" >= 0),
	CONSTRAINT "credit_entry_amount" CHECK ("credit_entry"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"intent_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"attempt" integer NOT NULL,
	"status" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_refunded" CHECK ("payment"."refunded_cents" between 0 and "payment"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counter" (
	"name" text PRIMARY KEY NOT NULL,
	"value" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"number" integer PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "quota_use" (
	"owner_user" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "quota_use_owner_user_period_start_kind_pk" PRIMARY KEY("owner_user","period_start","kind"),
	CONSTRAINT "quota_use_used" CHECK ("quota_use"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"owner_user" text PRIMARY KEY NOT NULL,
	"provider_customer" text,
	"provider_subscription" text,
	"plan" text NOT NULL,
	"next_plan" text,
	"status" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_sku" ALTER COLUMN "mockup_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_sku" ALTER COLUMN "inputs" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "credits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "design_id" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "subtotal_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "amount_credits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "currency" text DEFAULT 'usd' NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "attempt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_sku" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_sku" ADD COLUMN "resource_id" text;--> statement-breakpoint
ALTER TABLE "order_sku" ADD COLUMN "offer" text;--> statement-breakpoint
ALTER TABLE "order_sku" ADD COLUMN "design_id" text;--> statement-breakpoint
ALTER TABLE "order_sku" ADD COLUMN "license" text DEFAULT 'single' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_sku" ADD COLUMN "credits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_owner_user_user_id_fk" FOREIGN KEY ("owner_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_resource_id_design_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."design_resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_design_id_saved_design_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."saved_design"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_code_coupon_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupon"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_owner_user_user_id_fk" FOREIGN KEY ("owner_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_owner_user_user_id_fk" FOREIGN KEY ("owner_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_use" ADD CONSTRAINT "quota_use_owner_user_user_id_fk" FOREIGN KEY ("owner_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_owner_user_user_id_fk" FOREIGN KEY ("owner_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_event_order" ON "order_event" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "purchase_order" ON "purchase" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "sandbox_event_due" ON "sandbox_event" USING btree ("delivered_at","due_at");--> statement-breakpoint
CREATE INDEX "sandbox_object_kind" ON "sandbox_object" USING btree ("kind","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt" ON "payment" USING btree ("order_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_open" ON "payment" USING btree ("order_id") WHERE status <> 'canceled';--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_provider" ON "subscription" USING btree ("provider_subscription");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_customer" ON "subscription" USING btree ("provider_customer");--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_design_id_saved_design_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."saved_design"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sku" ADD CONSTRAINT "order_sku_resource_id_design_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."design_resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sku" ADD CONSTRAINT "order_sku_design_id_saved_design_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."saved_design"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_status" ON "order" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "order_sku_resource" ON "order_sku" USING btree ("resource_id");--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_credits" CHECK ("user"."credits" >= 0);--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_discount" CHECK ("order"."discount_cents" between 0 and "order"."subtotal_cents");--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_credits" CHECK ("order"."amount_credits" >= 0);--> statement-breakpoint
ALTER TABLE "order_sku" ADD CONSTRAINT "order_sku_price" CHECK ("order_sku"."price_cents" >= 0);--> statement-breakpoint
ALTER TABLE "order_sku" ADD CONSTRAINT "order_sku_mockup" CHECK ((type = 'mockup') = (mockup_id is not null and inputs is not null));--> statement-breakpoint
ALTER TABLE "order_sku" ADD CONSTRAINT "order_sku_thing" CHECK ((type = 'mockup') or (type in ('credit_pack', 'plan') and offer is not null) or resource_id is not null);