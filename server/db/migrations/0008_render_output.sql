CREATE TABLE "render_output" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_user" text NOT NULL,
	"type" text NOT NULL,
	"side" integer NOT NULL,
	"design_file" text NOT NULL,
	"output_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "render_output" ADD CONSTRAINT "render_output_owner_user_user_id_fk" FOREIGN KEY ("owner_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "render_output" ADD CONSTRAINT "render_output_output_hash_file_hash_fk" FOREIGN KEY ("output_hash") REFERENCES "public"."file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "render_output_created" ON "render_output" USING btree ("created_at");