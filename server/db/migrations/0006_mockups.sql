CREATE TABLE "mockup" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"keywords" text NOT NULL,
	"price_cents" integer NOT NULL,
	"package" jsonb NOT NULL,
	"version" text NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"pack" text DEFAULT 'starter' NOT NULL,
	CONSTRAINT "mockup_price" CHECK ("mockup"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mockup_category" (
	"mockup_id" text NOT NULL,
	"category_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "mockup_category_mockup_id_category_id_pk" PRIMARY KEY("mockup_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "mockup_file" (
	"mockup_id" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"public" boolean NOT NULL,
	CONSTRAINT "mockup_file_mockup_id_name_pk" PRIMARY KEY("mockup_id","name")
);
--> statement-breakpoint
CREATE TABLE "order" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_user" text NOT NULL,
	"payment_mode" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"fulfilled_at" timestamp with time zone,
	CONSTRAINT "order_amount" CHECK ("order"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_picture" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"image" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "order_picture_order_id_position_image_pk" PRIMARY KEY("order_id","position","image")
);
--> statement-breakpoint
CREATE TABLE "order_sku" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"mockup_id" text NOT NULL,
	"price_cents" integer NOT NULL,
	"inputs" jsonb NOT NULL,
	"output_hash" text,
	"progress" double precision DEFAULT 0 NOT NULL,
	"fault" text,
	CONSTRAINT "order_sku_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "saved_mockup" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_user" text NOT NULL,
	"mockup_id" text NOT NULL,
	"inputs" jsonb NOT NULL,
	"picture_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mockup_category" ADD CONSTRAINT "mockup_category_mockup_id_mockup_id_fk" FOREIGN KEY ("mockup_id") REFERENCES "public"."mockup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mockup_file" ADD CONSTRAINT "mockup_file_mockup_id_mockup_id_fk" FOREIGN KEY ("mockup_id") REFERENCES "public"."mockup"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mockup_file" ADD CONSTRAINT "mockup_file_hash_file_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_owner_user_user_id_fk" FOREIGN KEY ("owner_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_picture" ADD CONSTRAINT "order_picture_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_picture" ADD CONSTRAINT "order_picture_hash_file_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sku" ADD CONSTRAINT "order_sku_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sku" ADD CONSTRAINT "order_sku_mockup_id_mockup_id_fk" FOREIGN KEY ("mockup_id") REFERENCES "public"."mockup"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sku" ADD CONSTRAINT "order_sku_output_hash_file_hash_fk" FOREIGN KEY ("output_hash") REFERENCES "public"."file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_mockup" ADD CONSTRAINT "saved_mockup_owner_user_user_id_fk" FOREIGN KEY ("owner_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_mockup" ADD CONSTRAINT "saved_mockup_mockup_id_mockup_id_fk" FOREIGN KEY ("mockup_id") REFERENCES "public"."mockup"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_mockup" ADD CONSTRAINT "saved_mockup_picture_hash_file_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mockup_category_category" ON "mockup_category" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "mockup_file_hash" ON "mockup_file" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "order_owner" ON "order" USING btree ("owner_user","created_at");--> statement-breakpoint
CREATE INDEX "order_picture_hash" ON "order_picture" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "order_sku_output" ON "order_sku" USING btree ("output_hash");--> statement-breakpoint
CREATE INDEX "saved_mockup_owner" ON "saved_mockup" USING btree ("owner_user","updated_at");--> statement-breakpoint
CREATE INDEX "saved_mockup_picture" ON "saved_mockup" USING btree ("picture_hash");