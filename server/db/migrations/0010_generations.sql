CREATE TABLE "generated_picture" (
	"generation_id" text NOT NULL,
	"position" integer NOT NULL,
	"id" text NOT NULL,
	"file_hash" text NOT NULL,
	"low_hash" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "generated_picture_generation_id_position_pk" PRIMARY KEY("generation_id","position"),
	CONSTRAINT "generated_picture_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "generation" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_user" text NOT NULL,
	"request_id" text NOT NULL,
	"prompt" text NOT NULL,
	"shape" text NOT NULL,
	"asked" integer NOT NULL,
	"made" integer DEFAULT 0 NOT NULL,
	"model" text NOT NULL,
	"status" text DEFAULT 'working' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "generation_asked" CHECK ("generation"."asked" between 1 and 4 and "generation"."made" between 0 and "generation"."asked")
);
--> statement-breakpoint
ALTER TABLE "generated_picture" ADD CONSTRAINT "generated_picture_generation_id_generation_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_picture" ADD CONSTRAINT "generated_picture_file_hash_file_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_picture" ADD CONSTRAINT "generated_picture_low_hash_file_hash_fk" FOREIGN KEY ("low_hash") REFERENCES "public"."file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation" ADD CONSTRAINT "generation_owner_user_user_id_fk" FOREIGN KEY ("owner_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "generation_request" ON "generation" USING btree ("owner_user","request_id");--> statement-breakpoint
CREATE INDEX "generation_owner" ON "generation" USING btree ("owner_user","created_at");--> statement-breakpoint
CREATE INDEX "generation_working" ON "generation" USING btree ("created_at") WHERE status = 'working';