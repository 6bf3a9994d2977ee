CREATE TABLE "catalogue_import" (
	"hash" text PRIMARY KEY NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"width" double precision,
	"height" double precision,
	"unit" text,
	"example_id" text,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "design_resource" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sub_type" text NOT NULL,
	"group_id" text,
	"keywords" text NOT NULL,
	"file_hash" text NOT NULL,
	"thumbnail" text NOT NULL,
	"width" double precision NOT NULL,
	"height" double precision NOT NULL,
	"colors" jsonb NOT NULL,
	"free" boolean NOT NULL,
	"author" text NOT NULL,
	"licence" text NOT NULL,
	"source" text NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file" (
	"hash" text PRIMARY KEY NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "icon_group" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_design" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"design_file" text NOT NULL,
	"width" double precision NOT NULL,
	"height" double precision NOT NULL,
	"page_count" integer NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL,
	"owner_visitor" text NOT NULL,
	"thumbnail_hash" text,
	"thumbnail_rev" integer DEFAULT -1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"custom_url" text NOT NULL,
	"keywords" text NOT NULL,
	"width" double precision NOT NULL,
	"height" double precision NOT NULL,
	"design_file" text NOT NULL,
	"thumbnail" text NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_category" (
	"template_id" text NOT NULL,
	"category_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "template_category_template_id_category_id_pk" PRIMARY KEY("template_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "text_template" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"object" jsonb NOT NULL,
	"thumbnail" text NOT NULL,
	"width" double precision NOT NULL,
	"height" double precision NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitor" (
	"hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "design_resource" ADD CONSTRAINT "design_resource_file_hash_file_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_design" ADD CONSTRAINT "saved_design_owner_visitor_visitor_hash_fk" FOREIGN KEY ("owner_visitor") REFERENCES "public"."visitor"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_design" ADD CONSTRAINT "saved_design_thumbnail_hash_file_hash_fk" FOREIGN KEY ("thumbnail_hash") REFERENCES "public"."file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_category" ADD CONSTRAINT "template_category_template_id_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."template"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "design_resource_list" ON "design_resource" USING btree ("sub_type","group_id","priority");--> statement-breakpoint
CREATE UNIQUE INDEX "job_waiting" ON "job" USING btree ("kind","key") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("state","run_at");--> statement-breakpoint
CREATE INDEX "saved_design_owner" ON "saved_design" USING btree ("owner_visitor","updated_at");--> statement-breakpoint
CREATE INDEX "template_custom_url" ON "template" USING btree ("custom_url");--> statement-breakpoint
CREATE INDEX "template_category_category" ON "template_category" USING btree ("category_id");