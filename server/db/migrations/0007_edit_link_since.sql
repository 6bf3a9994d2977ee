ALTER TABLE "saved_design" ADD COLUMN "edit_link_since" timestamp with time zone;--> statement-breakpoint
-- when links were made was not kept until now: they show nothing of before
UPDATE "saved_design" SET "edit_link_since" = now() WHERE "edit_all";
