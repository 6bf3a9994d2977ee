CREATE TABLE "access_request" (
	"target" text NOT NULL,
	"asker" text NOT NULL,
	"owner" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "access_request_target_asker_pk" PRIMARY KEY("target","asker")
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "picture_hash" text;--> statement-breakpoint
ALTER TABLE "mailed_link" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "mailed_link" ADD COLUMN "return_to" text;--> statement-breakpoint
ALTER TABLE "access_request" ADD CONSTRAINT "access_request_asker_user_id_fk" FOREIGN KEY ("asker") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_request" ADD CONSTRAINT "access_request_owner_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_request_asker" ON "access_request" USING btree ("asker");--> statement-breakpoint
CREATE INDEX "access_request_owner" ON "access_request" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "access_request_asked" ON "access_request" USING btree ("asked_at");--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_picture_hash_file_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."file"("hash") ON DELETE no action ON UPDATE no action;