CREATE INDEX "users_of_all_by_name" ON "users" USING btree (lower("last_name"),lower("first_name"),"id");
